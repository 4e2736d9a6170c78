/** The list of employees as it was known at the end of a day, or as it will be on one (S87): the day is chosen, said above the rows, and left again. */
import HistoryIcon from '@mui/icons-material/History'
import NobodyIcon from '@mui/icons-material/PersonOffOutlined'
import { formatDisplay, isIsoDate, singaporeToday } from '@member-care/domain/dates/singapore-dates.ts'
import { hrEmployeeTexts } from '@member-care/domain/texts/hr-employee-texts.ts'
import { EmptyState } from '@member-care/web-kit/page/empty-state.tsx'
import { Box, Button, Typography } from '@mui/material'
import { useState } from 'react'
import { useListContext } from 'react-admin'
import { DateField } from '../../console/date-field.tsx'
import { useKeptParameter } from '../../list/list-router.tsx'
import type { EmployeesMeta } from '../hr-data-provider.ts'
import { employeeListAddress } from './employee-list-address.ts'

const { asOf: texts } = hrEmployeeTexts

/** The day that the address names, undefined for today's list; and the way to another one. */
export function useAsOf(): readonly [string | undefined, (day: string) => void] {
  const [day, change] = useKeptParameter('asof', employeeListAddress)
  // Today's list has no day: it goes on being today's tomorrow.
  return [day, (chosen) => change(chosen === singaporeToday(new Date()) ? '' : chosen)]
}

/** A day counts as soon as it is whole; none is today. */
export function AsOfField() {
  const [asOf = '', choose] = useAsOf()
  const [typed, setTyped] = useState({ of: asOf, value: asOf })
  // Another way led to another day.
  if (typed.of !== asOf) setTyped({ of: asOf, value: asOf })
  return (
    <DateField
      label={texts.field}
      value={typed.value}
      onChange={(value) => {
        setTyped({ of: asOf, value })
        if (value !== asOf && (value === '' || isIsoDate(value))) choose(value)
      }}
    />
  )
}

/** What the rows are, where they are not today's. */
export function AsOfNotice() {
  const [asOf, choose] = useAsOf()
  if (asOf === undefined) return null
  return (
    <Box
      role="note"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: 2,
        rowGap: 1,
        px: 2,
        py: 1.25,
        bgcolor: 'primary.light',
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      <HistoryIcon aria-hidden="true" sx={{ color: 'primary.main' }} />
      <Box sx={{ flex: '1 1 260px', minWidth: 0 }}>
        <Typography sx={{ fontWeight: 600 }}>{texts.title(formatDisplay(asOf))}</Typography>
        <Typography variant="body2">{isToCome(asOf) ? texts.future : texts.past}</Typography>
      </Box>
      <Button onClick={() => choose('')} sx={{ ml: { xs: 3, sm: 0 } }}>
        {texts.back}
      </Button>
    </Box>
  )
}

/** Why nobody is listed as of the day, and what can be done. */
export function NobodyAsOf({
  isSearched,
  onClearSearch,
}: {
  readonly isSearched: boolean
  readonly onClearSearch: () => void
}) {
  const [asOf = '', choose] = useAsOf()
  const { knownFrom } = (useListContext().meta ?? {}) as Partial<EmployeesMeta>
  if (typeof knownFrom === 'string' && asOf < knownFrom) {
    const day = formatDisplay(knownFrom)
    return (
      <EmptyState
        icon={HistoryIcon}
        title={texts.notKnown}
        action={<Button onClick={() => choose(knownFrom)}>{texts.show(day)}</Button>}
      >
        {texts.knownFrom(day)}
      </EmptyState>
    )
  }
  if (isSearched)
    return (
      <EmptyState
        icon={NobodyIcon}
        title={texts.noMatch}
        action={<Button onClick={onClearSearch}>{texts.clearSearch}</Button>}
      >
        {texts.noMatchHint}
      </EmptyState>
    )
  return (
    <EmptyState icon={NobodyIcon} title={isToCome(asOf) ? texts.nobodyWillBe : texts.nobody}>
      {texts.nobodyHint}
    </EmptyState>
  )
}

function isToCome(day: string): boolean {
  return day > singaporeToday(new Date())
}
