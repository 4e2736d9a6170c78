import ClearIcon from '@mui/icons-material/FilterAltOffOutlined'
import { Box, Button } from '@mui/material'
import type { ReactNode } from 'react'
import { useListContext } from 'react-admin'
import type { ListSearch } from './list-search.ts'

interface ListFiltersProps {
  readonly label: string
  /** How wide the fields are beside each other, by the narrowest window for it; below `sm` each has a line of its own. */
  readonly columns: string | { readonly sm: string; readonly md?: string; readonly lg?: string }
  readonly children: ReactNode
}

/** The fields that narrow a list. */
export function ListFilters({ label, columns, children }: ListFiltersProps) {
  return (
    <Box
      component="search"
      aria-label={label}
      sx={{
        display: 'grid',
        gap: 1.5,
        p: 1.5,
        alignItems: 'center',
        gridTemplateColumns: { xs: '1fr', ...(typeof columns === 'string' ? { sm: columns } : columns) },
      }}
    >
      {children}
    </Box>
  )
}

interface ClearFiltersProps {
  readonly label: string
  /** A search beside the filters, which goes with them. */
  readonly search?: Pick<ListSearch, 'text' | 'setText'>
}

/** Takes away all that narrows the list of the context. */
export function ClearFilters({ label, search }: ClearFiltersProps) {
  const { filterValues, setFilters } = useListContext()
  return (
    <Button
      startIcon={<ClearIcon />}
      onClick={() => {
        search?.setText('')
        setFilters({}, {})
      }}
      disabled={(search?.text ?? '') === '' && Object.keys(filterValues).length === 0}
      sx={{ justifySelf: 'start' }}
    >
      {label}
    </Button>
  )
}
