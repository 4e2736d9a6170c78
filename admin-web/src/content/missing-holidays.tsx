import { singaporeToday } from '@member-care/domain/dates/singapore-dates.ts'
import { contentListTexts as texts } from '@member-care/domain/texts/content-page-texts.ts'
import { Alert, Button } from '@mui/material'
import { useGetList } from 'react-admin'
import { Link } from 'react-router-dom'
import { createContentAddress, type ContentRow } from './content-record.ts'

const LAST_MONTHS = '10'
const EVERY_YEAR = { page: 1, perPage: 100 }

/** Says so when no public holidays of this year are in force or, towards its end, of the next one. */
export function MissingHolidays() {
  const { data } = useGetList<ContentRow>('content', {
    filter: { kind: 'public-holidays' },
    pagination: EVERY_YEAR,
    sort: { field: 'title', order: 'DESC' },
  })
  if (!data) return null
  const today = singaporeToday(new Date())
  const year = Number(today.slice(0, 4))
  const needed = today.slice(5, 7) >= LAST_MONTHS ? [year, year + 1] : [year]
  const known = data.filter(({ shownFrom }) => shownFrom !== null).map(({ title }) => title)
  const missing = needed.map(String).find((one) => !known.includes(one))
  if (missing === undefined) return null
  return (
    <Alert
      severity="warning"
      sx={{ mb: 2 }}
      action={
        <Button
          color="inherit"
          size="small"
          component={Link}
          to={createContentAddress('public-holidays', { year: missing })}
        >
          {texts.writeHolidays}
        </Button>
      }
    >
      {texts.holidaysMissing(missing)}
    </Alert>
  )
}
