import DownloadIcon from '@mui/icons-material/DownloadOutlined'
import { claimTexts } from '@member-care/domain/texts/claim-texts.ts'
import { settlementFileName } from '@member-care/domain/claim/settlement-file-name.ts'
import { saveFile } from '@member-care/web-kit/files/save-file.ts'
import { Button } from '@mui/material'
import { FailureAlert } from '../../console/failure-alert.tsx'
import { useCommandSending } from '../../console/use-command-sending.ts'
import { hrDataProvider, type InpatientClaim } from '../hr-data-provider.ts'

const { detail: texts } = claimTexts

/** The settlement letter of a decided claim, saved as a file. The server records that it was looked at. */
export function SettlementLetterButton({
  userId,
  claim: { claimId, transactionNo },
}: {
  readonly userId: string
  readonly claim: InpatientClaim
}) {
  const fileName = settlementFileName({ claimId, visitNo: '', transactionNo: transactionNo ?? '' })
  const { send, isPending, failure } = useCommandSending<Blob>({ onDone: (letter) => saveFile(letter, fileName) })
  return (
    <>
      <Button
        variant="outlined"
        startIcon={<DownloadIcon />}
        onClick={() => void send(claimId, () => hrDataProvider.settlementLetter(userId, claimId))}
        loading={isPending}
        sx={{ alignSelf: 'start' }}
      >
        {texts.downloadSettlementLetter}
      </Button>
      <FailureAlert message={failure?.message} />
    </>
  )
}
