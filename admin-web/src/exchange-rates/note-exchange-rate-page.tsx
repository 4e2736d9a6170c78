import { singaporeToday } from '@member-care/domain/dates/singapore-dates.ts'
import { noRates, noteExchangeRate } from '@member-care/domain/cover/rates/decide-exchange-rate.ts'
import { readRate } from '@member-care/domain/cover/rates/rate-text.ts'
import { exchangeRateTexts as texts } from '@member-care/domain/texts/exchange-rate-texts.ts'
import { Alert, AlertTitle, Button, Link, Paper, Stack } from '@mui/material'
import { useState } from 'react'
import { TextInput } from 'react-admin'
import { Link as RouterLink } from 'react-router-dom'
import { FailureAlert } from '../console/failure-alert.tsx'
import { PageHeading } from '../console/page-heading.tsx'
import { useFormSending } from '../record/command-form.tsx'
import { CreateForm } from '../record/create-form.tsx'
import { DateInput } from '../record/date-input.tsx'
import { postTo } from '../record/record-request.ts'
import { exchangeRateListPath, type ExchangeRateRow } from './exchange-rate-record.ts'

interface RateForm {
  readonly currency: string
  readonly date: string
  readonly rate: string
  readonly source: string
}

type NotedRate = Pick<ExchangeRateRow, 'id' | 'currency' | 'date' | 'rate'>

/** Notes what one unit of a currency was on a day, and who says so. */
export default function NoteExchangeRatePage() {
  const [noted, setNoted] = useState<NotedRate>()
  return (
    <>
      <PageHeading title={texts.createTitle}>{texts.createLead}</PageHeading>
      <div role="status">{noted && <Noted rate={noted} />}</div>
      <Paper variant="outlined" sx={{ p: { xs: 2, sm: 3 }, maxWidth: 560 }}>
        <CreateForm<NotedRate, RateForm>
          resource="exchange-rates"
          label={texts.createTitle}
          empty={{ currency: '', date: '', rate: '', source: '' }}
          errorsOf={errorsOf}
          create={({ currency, ...rate }) =>
            postTo('/api/console/exchange-rates', { ...rate, currency: written(currency) })
          }
          onAsk={() => setNoted(undefined)}
          onCreated={setNoted}
        >
          <Fields />
        </CreateForm>
      </Paper>
    </>
  )
}

/** The rule of the server, asked of one field after another: it names the first that is wrong. */
function errorsOf({ currency, date, rate, source }: RateForm): Partial<Record<keyof RateForm, string>> {
  const asked = { currency: written(currency), date, perUnitBillionths: readRate(rate) ?? 0, source }
  const right = { currency: 'USD', date: singaporeToday(new Date()), perUnitBillionths: 1, source: '-' }
  const errorOf = (field: Partial<typeof asked>): string | undefined => {
    const answer = noteExchangeRate({ ...right, ...field }, noRates, right.date)
    return 'refusal' in answer ? answer.refusal.message : undefined
  }
  const errors = {
    currency: errorOf({ currency: asked.currency }),
    date: errorOf({ date }),
    rate: errorOf({ perUnitBillionths: asked.perUnitBillionths }),
    source: errorOf({ source }),
  }
  return Object.fromEntries(Object.entries(errors).filter(([, error]) => error !== undefined))
}

function written(currency: string): string {
  return currency.trim().toUpperCase()
}

function Fields() {
  const { isPending, failure } = useFormSending()
  return (
    <Stack spacing={2.5}>
      <TextInput
        source="currency"
        label={texts.currency}
        helperText={texts.currencyHint}
        slotProps={{ htmlInput: { maxLength: 3, spellCheck: false, autoCapitalize: 'characters' } }}
      />
      <DateInput source="date" label={texts.date} />
      <TextInput
        source="rate"
        label={texts.rate}
        helperText={texts.rateHint}
        slotProps={{ htmlInput: { inputMode: 'decimal', maxLength: 20 } }}
      />
      <TextInput
        source="source"
        label={texts.source}
        helperText={texts.sourceHint}
        slotProps={{ htmlInput: { maxLength: 200 } }}
      />
      <FailureAlert message={failure?.message} sx={{ mt: 0 }} />
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
        <Button type="submit" variant="contained" loading={isPending}>
          {texts.save}
        </Button>
        <Button component={RouterLink} to={exchangeRateListPath}>
          {texts.toList}
        </Button>
      </Stack>
    </Stack>
  )
}

function Noted({ rate: { currency, rate } }: { rate: NotedRate }) {
  return (
    <Alert severity="success" sx={{ mb: 2.5 }}>
      <AlertTitle>{texts.noted}</AlertTitle>
      {texts.inDollars(currency, rate)}.{' '}
      <Link component={RouterLink} to={exchangeRateListPath} color="inherit" underline="always">
        {texts.toList}
      </Link>
    </Alert>
  )
}
