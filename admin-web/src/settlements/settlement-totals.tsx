import DownloadIcon from '@mui/icons-material/FileDownloadOutlined'
import { shownCount } from '@member-care/domain/language/shown-count.ts'
import { formatMoney } from '@member-care/domain/money/money.ts'
import { settlementTexts as texts } from '@member-care/domain/texts/settlement-texts.ts'
import { piecesText } from '@member-care/domain/texts/store-texts.ts'
import { saveFile } from '@member-care/web-kit/files/save-file.ts'
import { Box, Button } from '@mui/material'
import { useListContext } from 'react-admin'
import { FailureAlert } from '../console/failure-alert.tsx'
import { FieldList, Panel } from '../console/field-list.tsx'
import { useCommandSending } from '../console/use-command-sending.ts'
import type { AskedSettlement } from './settlement-commands.ts'
import { byMerchant, monthText, sumOf, type SettledFigures, type SettledItem } from './settlement-record.ts'

/** What each merchant is owed, and all of them together, with the file of it; nothing while there is nothing. */
export function SettlementTotals({ asked }: { readonly asked: AskedSettlement }) {
  const { data = [] } = useListContext<SettledItem>()
  const { send, isPending, failure } = useCommandSending<Blob>({
    onDone: (file) => saveFile(file, `merchants-${asked.month}.csv`),
  })
  if (data.length === 0) return null
  const merchants = byMerchant(data)
  return (
    <Box sx={{ mt: 2.5, maxWidth: 760 }}>
      <Panel title={texts.totals(monthText(asked.month))}>
        <FieldList
          fields={[
            ...merchants.map(({ name, ...figures }) => ({ label: name, value: figuresText(figures) })),
            ...(merchants.length > 1 ? [{ label: texts.whole, value: figuresText(sumOf(data)) }] : []),
          ]}
        />
        <Button
          variant="outlined"
          startIcon={<DownloadIcon />}
          loading={isPending}
          onClick={() => void send(asked, (_options, dataProvider) => dataProvider.merchantSettlementFile(asked))}
          sx={{ mt: 2 }}
        >
          {texts.download}
        </Button>
        <FailureAlert message={failure && texts.downloadFailed} />
      </Panel>
    </Box>
  )
}

/** `SGD 25.00 for 2 pieces · 3 vouchers`, without what there is none of. */
function figuresText({ totalCents, pieces, vouchers }: SettledFigures): string {
  return [
    ...(pieces > 0 ? [texts.owed(formatMoney(totalCents, 'SGD'), piecesText(pieces))] : []),
    ...(vouchers > 0 ? [texts.vouchers(vouchers, shownCount(vouchers))] : []),
  ].join(' · ')
}
