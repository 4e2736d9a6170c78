/** Downloads the settlement letter of a decided claim (1§2, 1§7). */
import { useState } from 'react'
import DownloadOutlined from '@mui/icons-material/DownloadOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { settlementFileName } from '@member-care/domain/claim/settlement-file-name.ts'
import { claimTexts } from '@member-care/domain/texts/claim-texts.ts'
import { Notice } from '@member-care/web-kit/page/notice.tsx'
import { bytesOfBase64 } from '@member-care/web-kit/files/base64.ts'
import { saveFile } from '@member-care/web-kit/files/save-file.ts'
import { ApiCallError, isUnanswered } from '../portal-api/api-client.ts'
import { readSettlementLetter } from '../portal-api/claims-api.ts'
import { PDF_TYPE } from './document-kind.ts'
import type { ShownClaim } from './shown-claim.ts'

const { detail } = claimTexts

export function SettlementLetter({ claim }: Pick<ShownClaim, 'claim'>) {
  const [isLoading, setLoading] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const download = async () => {
    setLoading(true)
    setFailure(null)
    try {
      const letter = bytesOfBase64(await readSettlementLetter(claim.transactionNo))
      saveFile(new Blob([letter], { type: PDF_TYPE }), settlementFileName({ ...claim, claimId: claim._id }))
    } catch (error) {
      setFailure(messageOf(error))
    }
    setLoading(false)
  }
  return (
    <Box sx={{ display: 'grid', gap: 2, justifyItems: 'start' }}>
      <Button
        variant="contained"
        startIcon={<DownloadOutlined />}
        loading={isLoading}
        loadingPosition="start"
        onClick={() => void download()}
      >
        {detail.downloadSettlementLetter}
      </Button>
      {failure !== null && <Notice tone="error" role="alert" title={failure} />}
    </Box>
  )
}

/** What the server says, and where it said nothing, that there is no letter (1§8). */
function messageOf(error: unknown): string {
  const isAnswer = error instanceof ApiCallError && !isUnanswered(error)
  return isAnswer && error.response.message !== '' ? error.response.message : detail.settlementLetterMissing
}
