import { Box, Typography } from '@mui/material'
import { groupBy } from '@member-care/domain/collections/group-by.ts'
import type { SearchResult } from './use-search-results.ts'

export const OPTIONS_ID = 'people-search-options'

/** The id of the option at a place in the list. */
export function optionId(index: number): string {
  return `people-search-option-${index}`
}

export interface SearchOptionsProps {
  readonly label: string
  readonly results: readonly SearchResult[]
  /** The place of the option that Enter opens. */
  readonly active: number
  readonly onOpen: (result: SearchResult) => void
  readonly onPoint: (index: number) => void
}

/** What was found, in groups. The focus stays in the field, which says which option is meant (`aria-activedescendant`). */
export function SearchOptions({ label, results, active, onOpen, onPoint }: SearchOptionsProps) {
  const groups = groupBy(
    results.map((result, index) => ({ result, index })),
    ({ result }) => result.group,
  )
  return (
    <Box id={OPTIONS_ID} role="listbox" aria-label={label} sx={{ py: 1 }}>
      {[...groups].map(([group, options]) => (
        <Box key={group} role="group" aria-label={group}>
          <Typography
            aria-hidden="true"
            sx={{ px: 2, pt: 1, pb: 0.5, fontSize: '0.75rem', fontWeight: 650, color: 'text.secondary' }}
          >
            {group}
          </Typography>
          {options.map(({ result, index }) => (
            <Box
              key={result.key}
              id={optionId(index)}
              role="option"
              aria-selected={index === active}
              onClick={() => onOpen(result)}
              onMouseMove={() => onPoint(index)}
              sx={{
                px: 2,
                py: 0.75,
                minHeight: 44,
                cursor: 'pointer',
                ...(index === active && { bgcolor: 'action.selected' }),
              }}
            >
              <Box sx={{ fontWeight: 550, overflowWrap: 'anywhere' }}>{result.label}</Box>
              {result.detail !== '' && (
                <Box sx={{ fontSize: '0.8125rem', color: 'text.secondary', overflowWrap: 'anywhere' }}>
                  {result.detail}
                </Box>
              )}
            </Box>
          ))}
        </Box>
      ))}
    </Box>
  )
}
