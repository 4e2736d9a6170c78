import DifferenceIcon from '@mui/icons-material/SyncProblemOutlined'
import { storeConsoleTexts } from '@member-care/domain/texts/store-console-texts.ts'
import { useLocation } from 'react-router-dom'
import { ConsoleList } from '../../list/console-list.tsx'
import { ChoiceField } from '../../list/filter-select.tsx'
import { filterIn } from '../../list/list-address.ts'
import { ListFilters } from '../../list/list-filters.tsx'
import { useListFilters } from '../../list/use-list-filters.ts'
import { useRowDialog } from '../../list/use-row-dialog.tsx'
import { PaymentDifferenceCard, paymentDifferenceColumns } from './payment-difference-columns.tsx'
import { paymentDifferenceAddress, type PaymentDifference } from './payment-difference-record.ts'
import { SettleDifferenceDialog } from './settle-difference-dialog.tsx'

const { differences: texts } = storeConsoleTexts

/** Where our orders and the card provider do not agree: open ones, unless those that are settled are asked for. */
export default function PaymentDifferenceList() {
  const settling = useRowDialog<PaymentDifference>(texts.settled)
  const asksForSettled = 'isSettled' in filterIn(useLocation().search, paymentDifferenceAddress)
  return (
    <>
      <ConsoleList<PaymentDifference>
        resource="payment-differences"
        address={paymentDifferenceAddress}
        {...(!asksForSettled && { filter: { isSettled: false } })}
        title={texts.title}
        subtitle={<div>{texts.lead}</div>}
        icon={DifferenceIcon}
        texts={{
          loadFailed: texts.failed,
          empty: texts.none,
          emptyHint: texts.noneHint,
          noMatch: texts.noMatch,
          count: texts.total,
        }}
        filters={<DifferenceFilters />}
        notice={settling.notice}
        columns={paymentDifferenceColumns(settling.open)}
        card={(difference) => <PaymentDifferenceCard difference={difference} onSettle={settling.open} />}
      />
      {settling.row && (
        <SettleDifferenceDialog difference={settling.row} onClose={settling.close} onSettled={settling.onDone} />
      )}
    </>
  )
}

function DifferenceFilters() {
  const { values, change } = useListFilters<{ readonly isSettled?: boolean }>()
  return (
    <ListFilters label={texts.filters} columns="220px">
      <ChoiceField
        label={texts.status}
        everything={texts.statuses.open}
        choices={[{ value: 'settled', label: texts.statuses.settled }]}
        value={values.isSettled === true ? 'settled' : ''}
        onChange={(value) => change({ isSettled: value === 'settled' || undefined })}
      />
    </ListFilters>
  )
}
