/** A row of a list of files, and that of one that was refused, with the reason. */
import type { ReactNode } from 'react'
import CloseOutlined from '@mui/icons-material/CloseOutlined'
import WarningAmberOutlined from '@mui/icons-material/WarningAmberOutlined'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import { pageTexts } from '@member-care/domain/texts/page-texts.ts'
import { documentTexts } from '@member-care/domain/texts/submit-claim-texts.ts'

export function RefusedFileRow({
  name,
  reason,
  onDismiss,
}: {
  readonly name: string
  readonly reason: string
  readonly onDismiss: () => void
}) {
  return (
    <FileRow
      refused
      picture={<WarningAmberOutlined aria-hidden="true" sx={{ color: 'error.main' }} />}
      name={name}
      state={
        <Box component="span" role="alert">
          {pageTexts.sentences([documentTexts.notAttached, reason])}
        </Box>
      }
      button={
        <IconButton aria-label={documentTexts.dismiss(name)} onClick={onDismiss}>
          <CloseOutlined />
        </IconButton>
      }
    />
  )
}

interface FileRowProps {
  readonly picture: ReactNode
  readonly name: ReactNode
  readonly state: ReactNode
  readonly button: ReactNode
  readonly refused?: boolean
}

export function FileRow({ picture, name, state, button, refused = false }: FileRowProps) {
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1.5,
        p: 1,
        pl: 1.25,
        borderRadius: 1.5,
        border: 1,
        borderColor: refused ? 'error.main' : 'divider',
        bgcolor: refused ? 'error.light' : 'background.paper',
      }}
    >
      <Box sx={{ flex: 'none', width: 48, height: 48, display: 'grid', placeItems: 'center' }}>{picture}</Box>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Box sx={{ fontWeight: 550, overflowWrap: 'anywhere', fontSize: '0.9375rem' }}>{name}</Box>
        <Box sx={{ fontSize: '0.8125rem' }}>{state}</Box>
      </Box>
      {button}
    </Box>
  )
}
