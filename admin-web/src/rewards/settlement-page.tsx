import DownloadIcon from '@mui/icons-material/DownloadOutlined'
import { shownCount } from '@member-care/domain/language/shown-count.ts'
import { mostSettledMonths, monthsBetween, settledMonthOf } from '@member-care/domain/reward/settlement-months.ts'
import { settlementTexts as texts } from '@member-care/domain/texts/reward-code-texts.ts'
import { saveFile } from '@member-care/web-kit/files/save-file.ts'
import { LoadFailure } from '@member-care/web-kit/page/load-failure.tsx'
import {
  Box,
  Button,
  Paper,
  Skeleton,
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableFooter,
  TableHead,
  TableRow,
  TextField,
  Typography,
} from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useNotify } from 'react-admin'
import { apiClient, dataOf, type AnswerTo } from '../console/api-client.ts'
import { PageHeading } from '../console/page-heading.tsx'
import { useCommandSending } from '../console/use-command-sending.ts'
import type { SettledMonths } from './reward-commands.ts'

type Settlement = AnswerTo<'/api/console/reward-settlement'>

/** What merchants’ rewards gave in each month, to look at and to take along. */
export default function SettlementPage() {
  const thisMonth = settledMonthOf(new Date())
  const [months, setMonths] = useState<SettledMonths>({ from: thisMonth, to: thisMonth })
  const error = faultOf(months)
  const query = useQuery({
    queryKey: ['reward-settlement', months],
    queryFn: ({ signal }) =>
      dataOf(apiClient.GET('/api/console/reward-settlement', { params: { query: { ...months } }, signal })),
    enabled: error === undefined,
  })
  return (
    <>
      <PageHeading
        title={texts.title}
        actions={<DownloadButton months={months} isDisabled={error !== undefined || query.data?.rows.length === 0} />}
      >
        {texts.lead}
      </PageHeading>
      <Box component="search" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, mb: 2.5 }}>
        <MonthField label={texts.from} month={months.from} onChange={(from) => setMonths({ ...months, from })} />
        <MonthField label={texts.to} month={months.to} onChange={(to) => setMonths({ ...months, to })} error={error} />
      </Box>
      {error === undefined && <Report data={query.data} failure={query.error} onRetry={() => void query.refetch()} />}
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

function MonthField({ label, month, onChange, error }: MonthFieldProps) {
  return (
    <TextField
      type="month"
      label={label}
      value={month}
      onChange={(event) => onChange(event.target.value)}
      error={error !== undefined}
      helperText={error}
      slotProps={{ inputLabel: { shrink: true }, htmlInput: { pattern: '[0-9]{4}-[0-9]{2}' } }}
      sx={{ width: 220 }}
    />
  )
}

interface ReportProps {
  readonly data: Settlement | undefined
  readonly failure: Error | null
  readonly onRetry: () => void
}

function Report({ data, failure, onRetry }: ReportProps) {
  if (!data)
    return failure ? (
      <LoadFailure title={texts.failed} detail={failure.message} onRetry={onRetry} />
    ) : (
      <Skeleton variant="rounded" height={220} />
    )
  if (data.rows.length === 0)
    return (
      <Typography role="status" sx={{ py: 3 }}>
        {texts.none}
      </Typography>
    )
  const total = data.rows.reduce((sum, { vouchers }) => sum + vouchers, 0)
  return (
    <TableContainer component={Paper} variant="outlined" tabIndex={0} role="region" aria-label={texts.title}>
      <Table size="small">
        <TableHead>
          <TableRow>
            <TableCell>{texts.merchant}</TableCell>
            <TableCell>{texts.month}</TableCell>
            <TableCell>{texts.reward}</TableCell>
            <TableCell align="right">{texts.vouchers}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {data.rows.map(({ merchantId, merchantName, month, rewardId, rewardTitle, vouchers }) => (
            <TableRow key={`${merchantId} ${month} ${rewardId}`}>
              <TableCell component="th" scope="row">
                {merchantName ?? texts.noMerchant}
              </TableCell>
              <TableCell sx={{ whiteSpace: 'nowrap' }}>{month}</TableCell>
              <TableCell>{rewardTitle}</TableCell>
              <TableCell align="right">{shownCount(vouchers)}</TableCell>
            </TableRow>
          ))}
        </TableBody>
        <TableFooter>
          <TableRow>
            <TableCell component="th" scope="row" colSpan={3}>
              {texts.total}
            </TableCell>
            <TableCell align="right">{shownCount(total)}</TableCell>
          </TableRow>
        </TableFooter>
      </Table>
    </TableContainer>
  )
}

function DownloadButton({ months, isDisabled }: { months: SettledMonths; isDisabled: boolean }) {
  const notify = useNotify()
  const { send, isPending } = useCommandSending<Blob>({
    onDone: (file) => saveFile(file, texts.fileName(months.from, months.to)),
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
