import { Autocomplete, TextField } from '@mui/material'
import { useGetList } from 'react-admin'
import { claimListTexts } from '@member-care/domain/texts/claim-list-texts.ts'
import { useListFilters } from '../../list/use-list-filters.ts'
import type { ClientRow } from '../claim-record.ts'

const { company: texts } = claimListTexts

/** As many clients as one answer of the API may hold; a deployment has dozens. */
const EVERY_CLIENT = { page: 1, perPage: 1000 }

export interface CompanyFilterProps {
  /** Empty for every company. */
  readonly companyId: string
  readonly onChange: (companyId: string) => void
  /** What it says while none is chosen, where that is not every company. */
  readonly placeholder?: string
  readonly error?: string | undefined
}

/** Chooses one of the clients that the administrator may see, by typing a part of its name. */
export function CompanyFilter({ companyId, onChange, placeholder = texts.every, error }: CompanyFilterProps) {
  const { data: clients = [], isPending } = useGetList<ClientRow>('clients', {
    pagination: EVERY_CLIENT,
    sort: { field: 'name', order: 'ASC' },
  })
  return (
    <Autocomplete
      options={clients}
      loading={isPending}
      value={clients.find(({ id }) => id === companyId) ?? null}
      onChange={(_event, client) => onChange(client?.id ?? '')}
      getOptionLabel={({ name }) => name}
      getOptionKey={({ id }) => id}
      isOptionEqualToValue={(option, value) => option.id === value.id}
      noOptionsText={texts.none}
      clearText={texts.clear}
      renderInput={(params) => (
        <TextField
          {...params}
          label={texts.label}
          placeholder={placeholder}
          error={error !== undefined}
          helperText={error}
          slotProps={{ ...params.slotProps, inputLabel: { ...params.slotProps.inputLabel, shrink: true } }}
        />
      )}
    />
  )
}

/** The same for the list of the context, by its filter `companyId`. */
export function CompanyListFilter() {
  const { values, change } = useListFilters<{ readonly companyId?: string }>()
  return <CompanyFilter companyId={values.companyId ?? ''} onChange={(companyId) => change({ companyId })} />
}
