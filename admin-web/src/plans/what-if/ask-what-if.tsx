import RunIcon from '@mui/icons-material/PlayArrowOutlined'
import { isIsoDate, monthsBefore, singaporeToday } from '@member-care/domain/dates/singapore-dates.ts'
import { planWhatIfTexts as texts } from '@member-care/domain/texts/plan-editor-texts.ts'
import { Box, Button } from '@mui/material'
import { useState } from 'react'
import { DateField } from '../../console/date-field.tsx'
import { useAsk } from '../../tasks/use-tasks.ts'

interface AskWhatIfProps {
  readonly planId: string
  readonly isBusy: boolean
  readonly onAsked: () => void
}

const A_YEAR = 12

/** Over which days the draft is run; the last year, unless told. */
export function AskWhatIf({ planId, isBusy, onAsked }: AskWhatIfProps) {
  const today = singaporeToday(new Date())
  const [from, setFrom] = useState(monthsBefore(today, A_YEAR))
  const [to, setTo] = useState(today)
  const [isSent, setSent] = useState(false)
  const { ask, isPending } = useAsk('what-ifs', (options, dataProvider) =>
    dataProvider.askWhatIf(planId, { from, to }, options),
  )
  const errorOf = (date: string) => (isSent && !isIsoDate(date) ? texts.dateMissing : undefined)

  function run(): void {
    setSent(true)
    if (!isIsoDate(from) || !isIsoDate(to)) return
    onAsked()
    void ask()
  }

  return (
    <Box
      sx={{
        display: 'grid',
        gap: 1.5,
        alignItems: 'start',
        gridTemplateColumns: { xs: '1fr', sm: 'minmax(0, 220px) minmax(0, 220px)', lg: '220px 220px auto 1fr' },
      }}
    >
      <DateField
        label={texts.from}
        value={from}
        onChange={setFrom}
        error={errorOf(from) !== undefined}
        helperText={errorOf(from)}
      />
      <DateField
        label={texts.to}
        value={to}
        onChange={setTo}
        error={errorOf(to) !== undefined}
        helperText={errorOf(to)}
      />
      <Button
        variant="contained"
        startIcon={<RunIcon />}
        onClick={run}
        disabled={isBusy}
        loading={isPending}
        sx={{ justifySelf: 'start', minHeight: 40 }}
      >
        {texts.run}
      </Button>
    </Box>
  )
}
