import DownloadIcon from '@mui/icons-material/DownloadOutlined'
import SettlementIcon from '@mui/icons-material/RequestQuoteOutlined'
import { shownCount } from '@member-care/domain/language/shown-count.ts'
import { mostSettledMonths, monthsBetween, settledMonthOf } from '@member-care/domain/reward/settlement-months.ts'
import { settlementTexts as texts } from '@member-care/domain/texts/reward-code-texts.ts'
import { saveFile } from '@member-care/web-kit/files/save-file.ts'
import { Box, Button, TextField, Typography } from '@mui/material'
import { useState } from 'react'
import { useListContext, useNotify } from 'react-admin'
import { PageHeading } from '../console/page-heading.tsx'
import { useCommandSending } from '../console/use-command-sending.ts'
import { ListColumn, type ListColumnProps } from '../list/list-column.tsx'
import { ListPaper } from '../list/list-paper.tsx'
import { SubListBase } from '../list/sub-list.tsx'
import type { SettledMonths, SettledRow } from './reward-commands.ts'

/** What merchants’ rewards gave in each month, to look at and to take along. */
export default function SettlementPage() {
  const thisMonth = settledMonthOf(new Date())
  const [months, setMonths] = useState<SettledMonths>({ from: thisMonth, to: thisMonth })
  const error = faultOf(months)
  return (
    <>
      <PageHeading title={texts.title} actions={<DownloadButton months={months} isDisabled={error !== undefined} />}>
        {texts.lead}
      </PageHeading>
      <Box component="search" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, mb: 2.5 }}>
        <MonthField label={texts.from} month={months.from} onChange={(from) => setMonths({ ...months, from })} />
        <MonthField label={texts.to} month={months.to} onChange={(to) => setMonths({ ...months, to })} error={error} />
      </Box>
      {error === undefined && (
        <SubListBase<SettledRow>
          resource="reward-settlement"
          sort={{ field: 'month', order: 'ASC' }}
          filter={{ ...months }}
        >
          <Report />
        </SubListBase>
      )}
    </>
  )
}

/** What the server would refuse. */
function faultOf({ from, to }: SettledMonths): string | undefined {
  const count = monthsBetween(from, to)
  if (!(count >= 1)) return texts.monthsReversed
  return count > mostSettledMonths ? texts.tooManyMonths(mostSettledMonths) : undefined
}

interface MonthFieldProps {
  readonly label: string
  readonly month: string
  readonly onChange: (month: string) => void
  readonly error?: string | undefined
}

/** Where a browser has no chooser of months it is typed, as it is kept. */
function MonthField({ label, month, onChange, error }: MonthFieldProps) {
  return (
    <TextField
      type="month"
      label={label}
      value={month}
      onChange={(event) => onChange(event.target.value)}
      error={error !== undefined}
      helperText={error}
      slotProps={{ inputLabel: { shrink: true }, htmlInput: { placeholder: texts.monthPlaceholder } }}
      sx={{ width: 220 }}
    />
  )
}

const shown: readonly ListColumnProps<SettledRow>[] = [
  {
    source: 'merchantName',
    label: texts.merchant,
    isRowHeader: true,
    textWidth: 220,
    render: ({ merchantName }) => merchantName ?? texts.noMerchant,
  },
  { source: 'month', label: texts.month, render: ({ month }) => month },
  { source: 'rewardTitle', label: texts.reward, textWidth: 260, render: ({ rewardTitle }) => rewardTitle },
  { source: 'vouchers', label: texts.vouchers, align: 'right', render: ({ vouchers }) => shownCount(vouchers) },
]

function Report() {
  const { data } = useListContext<SettledRow>()
  const total = data?.reduce((sum, { vouchers }) => sum + vouchers, 0) ?? 0
  return (
    <>
      <Typography role="status" variant="body2" sx={{ mb: 1, minHeight: '1.5em' }}>
        {total > 0 && texts.total(total, shownCount(total))}
      </Typography>
      <ListPaper<SettledRow>
        title={texts.title}
        icon={SettlementIcon}
        texts={{ loadFailed: texts.failed, empty: texts.none }}
        isWhole
        hasFixedColumns
        columns={shown.map((column) => (
          <ListColumn key={column.source} {...column} />
        ))}
        card={(row) => <SettledCard row={row} />}
      />
    </>
  )
}

function SettledCard({ row: { merchantName, month, rewardTitle, vouchers } }: { row: SettledRow }) {
  return (
    <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 2 }}>
      <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        <Box sx={{ fontWeight: 600 }}>{merchantName ?? texts.noMerchant}</Box>
        <div>{rewardTitle}</div>
        <Box sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>{month}</Box>
      </Box>
      <Box sx={{ fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}>{shownCount(vouchers)}</Box>
    </Box>
  )
}

function DownloadButton({ months, isDisabled }: { months: SettledMonths; isDisabled: boolean }) {
  const notify = useNotify()
  const { send, isPending } = useCommandSending<Blob>({
    onDone: (file) => saveFile(file, texts.nameOfFile(months.from, months.to)),
  })

  async function download(): Promise<void> {
    const answer = await send(months, (_options, dataProvider) => dataProvider.settlementFile(months))
    if (answer && 'failed' in answer) notify(texts.downloadFailed, { type: 'error' })
  }

  return (
    <Button startIcon={<DownloadIcon />} onClick={() => void download()} loading={isPending} disabled={isDisabled}>
      {texts.download}
    </Button>
  )
}
