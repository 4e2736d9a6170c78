import DifferenceIcon from '@mui/icons-material/SyncProblemOutlined'
import { storeConsoleTexts } from '@member-care/domain/texts/store-console-texts.ts'
import { Box } from '@mui/material'
import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import { ConsoleList } from '../../list/console-list.tsx'
import { DoneNotice } from '../../list/done-notice.tsx'
import { ChoiceField } from '../../list/filter-select.tsx'
import { filterIn } from '../../list/list-address.ts'
import { useListFilters } from '../../list/use-list-filters.ts'
import { PaymentDifferenceCard, paymentDifferenceColumns } from './payment-difference-columns.tsx'
import { paymentDifferenceAddress, type PaymentDifference } from './payment-difference-record.ts'
import { SettleDifferenceDialog } from './settle-difference-dialog.tsx'

const { differences: texts } = storeConsoleTexts

/** Where our orders and the card provider do not agree: open ones, unless those that are settled are asked for. */
export default function PaymentDifferenceList() {
  const [toSettle, setToSettle] = useState<PaymentDifference>()
  const [isSettled, setSettled] = useState(false)
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
        notice={<DoneNotice text={isSettled ? texts.settled : undefined} onClose={() => setSettled(false)} />}
        columns={paymentDifferenceColumns(setToSettle)}
        card={(difference) => <PaymentDifferenceCard difference={difference} onSettle={setToSettle} />}
      />
      {toSettle && (
        <SettleDifferenceDialog
          difference={toSettle}
          onClose={() => setToSettle(undefined)}
          onSettled={() => {
            setToSettle(undefined)
            setSettled(true)
          }}
        />
      )}
    </>
  )
}

function DifferenceFilters() {
  const { values, change } = useListFilters<{ readonly isSettled?: boolean }>()
  return (
    <Box
      component="search"
      aria-label={texts.filters}
      sx={{ display: 'grid', p: 1.5, gridTemplateColumns: { xs: '1fr', sm: '220px' } }}
    >
      <ChoiceField
        label={texts.status}
        everything={texts.statuses.open}
        choices={[{ value: 'settled', label: texts.statuses.settled }]}
        value={values.isSettled === true ? 'settled' : ''}
        onChange={(value) => change({ isSettled: value === 'settled' || undefined })}
      />
    </Box>
  )
}
