/** The filter above the list. A choice shows at once; a date as soon as it makes a period. */
import Box from '@mui/material/Box'
import { claimTexts } from '@member-care/domain/texts/claim-texts.ts'
import { useToday } from '../claim/use-today.ts'
import { TypedLine } from '@member-care/web-kit/fields/typed-line.tsx'
import type { ClaimantRecord } from '../session/session-contract.ts'
import { useSignedInUser } from '../session/session.ts'
import { FilterSelect } from '../form/filter-select.tsx'
import type { ListFilter } from './list-filter.ts'
import { useTypedPeriod } from './use-typed-period.ts'

const { records } = claimTexts

interface FilterFormProps {
  readonly title: string
  readonly filter: ListFilter
  readonly claimants: readonly ClaimantRecord[]
  readonly onChange: (part: Partial<ListFilter>, how?: { readonly isTyping: boolean }) => void
}

export function FilterForm({ title, filter, claimants, onChange }: FilterFormProps) {
  const { companies } = useSignedInUser()
  const today = useToday()
  const { period, isReversed, type } = useTypedPeriod({ from: filter.from, to: filter.to }, (typed) =>
    onChange(typed, { isTyping: true }),
  )
  return (
    <Box
      component="form"
      role="search"
      aria-label={title}
      onSubmit={(event) => event.preventDefault()}
      sx={{
        display: 'grid',
        gap: 2,
        gridTemplateColumns: {
          xs: 'repeat(auto-fit, minmax(min(100%, 9.375rem), 1fr))',
          lg: 'repeat(4, minmax(0, 1fr))',
        },
        alignItems: 'start',
      }}
    >
      <TypedLine
        name="from"
        kind="date"
        label={records.from}
        value={period.from}
        onChange={(from) => type({ from })}
        max={today}
        error={isReversed ? records.periodReversed : undefined}
      />
      <TypedLine
        name="to"
        kind="date"
        label={records.to}
        value={period.to}
        onChange={(to) => type({ to })}
        max={today}
      />
      {companies.length > 1 && (
        <FilterSelect
          name="company"
          label={records.company}
          all={records.allCompanies}
          value={filter.companyId}
          choices={companies.map(({ companyId, companyName }) => ({ value: companyId, label: companyName }))}
          onChange={(companyId) => onChange({ companyId })}
        />
      )}
      {claimants.length > 1 && (
        <FilterSelect
          name="claimant"
          label={records.claimant}
          all={records.allClaimants}
          value={filter.claimantUuid}
          choices={claimants.map(({ uuid, name }) => ({ value: uuid, label: name }))}
          onChange={(claimantUuid) => onChange({ claimantUuid })}
        />
      )}
    </Box>
  )
}
