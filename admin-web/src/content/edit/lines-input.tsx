import AddIcon from '@mui/icons-material/AddOutlined'
import { Box, Button, FormHelperText } from '@mui/material'
import type { ReactNode } from 'react'
import { ArrayInput, SimpleFormIterator, useSimpleFormIterator } from 'react-admin'

interface LinesInputProps {
  readonly source: string
  readonly label: string
  readonly hint?: string
  /** What another line begins with, and the words of its button; without words none can be added. */
  readonly empty: object
  readonly add: string | undefined
  readonly isOrdered?: boolean
  /** The inputs of one line. */
  readonly children: ReactNode
}

/** Several times the same inputs. What takes a line away is always there, as react-admin's own is only under a mouse. */
export function LinesInput({ source, label, hint, empty, add, isOrdered = false, children }: LinesInputProps) {
  return (
    <Box>
      <ArrayInput source={source} label={label} helperText={false}>
        <SimpleFormIterator
          fullWidth
          disableClear
          disableReordering={!isOrdered}
          disableAdd={add === undefined}
          addButton={<AddButton label={add ?? ''} empty={empty} />}
          sx={{
            '& .RaSimpleFormIterator-line': { display: 'flex', alignItems: 'flex-start', gap: 1, py: 1.5 },
            '& .RaSimpleFormIterator-form': { flex: 1, minWidth: 0 },
            '& .RaSimpleFormIterator-action': { visibility: 'visible', flexShrink: 0 },
          }}
        >
          {children}
        </SimpleFormIterator>
      </ArrayInput>
      {hint !== undefined && <FormHelperText sx={{ mx: 0 }}>{hint}</FormHelperText>}
    </Box>
  )
}

function AddButton({ label, empty }: { readonly label: string; readonly empty: object }) {
  const { add } = useSimpleFormIterator()
  return (
    <Button size="small" startIcon={<AddIcon />} onClick={() => add(structuredClone(empty))}>
      {label}
    </Button>
  )
}
