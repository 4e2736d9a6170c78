import AddIcon from '@mui/icons-material/AddOutlined'
import RateIcon from '@mui/icons-material/CurrencyExchangeOutlined'
import { consoleTexts } from '@member-care/domain/texts/console-texts.ts'
import { exchangeRateTexts as texts } from '@member-care/domain/texts/exchange-rate-texts.ts'
import { Box, Button } from '@mui/material'
import { Link } from 'react-router-dom'
import { usePowers } from '../console/administrator.ts'
import { ConsoleList } from '../list/console-list.tsx'
import { SearchField } from '../list/search-field.tsx'
import { useAddressSearch } from '../list/use-address-search.ts'
import { ExchangeRateCard, exchangeRateColumns } from './exchange-rate-columns.tsx'
import { exchangeRateListAddress, noteExchangeRatePath, type ExchangeRateRow } from './exchange-rate-record.ts'

/** The rates by which claims in other currencies are reckoned, each with its day and source. */
export default function ExchangeRateList() {
  const search = useAddressSearch('query', exchangeRateListAddress)
  const mayEdit = usePowers()?.has('plans.edit') === true
  return (
    <ConsoleList<ExchangeRateRow>
      resource="exchange-rates"
      address={exchangeRateListAddress}
      // Only a whole code is one that the API takes.
      filter={/^[a-z]{3}$/i.test(search.searched) ? { currency: search.searched } : {}}
      title={texts.title}
      subtitle={<div>{texts.lead}</div>}
      icon={RateIcon}
      texts={{
        loadFailed: texts.failed,
        empty: consoleTexts.empty.list,
        emptyHint: texts.none,
        noMatch: texts.noMatch,
        count: texts.count,
      }}
      actions={
        mayEdit && (
          <Button variant="contained" startIcon={<AddIcon />} component={Link} to={noteExchangeRatePath}>
            {texts.create}
          </Button>
        )
      }
      filters={
        <Box component="search" sx={{ p: 1.5 }}>
          <SearchField
            label={texts.search}
            value={search.text}
            onChange={search.setText}
            limit={20}
            sx={{ width: { xs: '100%', sm: 280 } }}
          />
        </Box>
      }
      isNarrowed={search.text !== ''}
      onClear={() => search.setText('')}
      columns={exchangeRateColumns}
      card={(rate) => <ExchangeRateCard rate={rate} />}
    />
  )
}
