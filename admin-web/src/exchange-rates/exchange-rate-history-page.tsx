import BackIcon from '@mui/icons-material/ArrowBack'
import { exchangeRateTexts as texts } from '@member-care/domain/texts/exchange-rate-texts.ts'
import { historyTexts } from '@member-care/domain/texts/record-history-texts.ts'
import { Button } from '@mui/material'
import { Link, useParams } from 'react-router-dom'
import { PageHeading } from '../console/page-heading.tsx'
import { RecordHistory } from '../history/record-history.tsx'
import { useLeftList } from '../list/left-list.ts'
import { exchangeRateListPath } from './exchange-rate-record.ts'

/** What was noted of a currency, also what was corrected since, and what was known at any moment. */
export default function ExchangeRateHistoryPage() {
  const { currency = '' } = useParams()
  const list = useLeftList('exchange-rates', exchangeRateListPath)
  return (
    <>
      <Button component={Link} to={list} startIcon={<BackIcon />} sx={{ mb: 1, ml: -2 }}>
        {texts.toList}
      </Button>
      <PageHeading title={texts.history(currency)} />
      <RecordHistory key={currency} kind="exchange-rates" id={currency} noun={historyTexts.nouns['exchange-rates']} />
    </>
  )
}
