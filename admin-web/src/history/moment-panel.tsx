import CloseIcon from '@mui/icons-material/Close'
import ChooseIcon from '@mui/icons-material/Restore'
import { Box, Dialog, IconButton, Paper, Typography, useMediaQuery } from '@mui/material'
import type { ReactNode } from 'react'
import { tokens } from '@member-care/domain/theme/tokens.ts'
import { momentTexts } from '@member-care/domain/texts/record-history-texts.ts'
import { EmptyState } from '@member-care/web-kit/page/empty-state.tsx'
import { theme } from '../console/theme.ts'
import type { ChosenMoment } from './chosen-moment.ts'
import type { HistoryEvent } from './history-record.ts'
import { MomentPicker } from './moment-picker.tsx'

export interface MomentPanelProps {
  /** What is looked at, as in "the claim". */
  readonly noun: string
  /** Oldest first; at least one. */
  readonly events: readonly HistoryEvent[]
  readonly moment: ChosenMoment | undefined
  readonly onChoose: (moment: ChosenMoment | undefined) => void
  /** The record then and now, once a moment is chosen. */
  readonly comparison: ReactNode
}

const TITLE_ID = 'moment-title'

/** A record at a chosen moment beside the record now. Where it does not fit beside the timeline, it opens over it. */
export function MomentPanel({ noun, events, moment, onChoose, comparison }: MomentPanelProps) {
  const isWide = useMediaQuery(theme.breakpoints.up('lg'))
  const picker = <MomentPicker events={events} moment={moment} onChoose={onChoose} />

  if (!isWide) {
    return (
      <>
        <Paper component="section" aria-label={momentTexts.title} variant="outlined" sx={{ p: 2, order: -1 }}>
          <Typography variant="h2" sx={{ mb: 1.5 }}>
            {momentTexts.title}
          </Typography>
          {picker}
        </Paper>
        <Dialog fullScreen open={moment !== undefined} onClose={() => onChoose(undefined)} aria-labelledby={TITLE_ID}>
          <Box sx={{ p: 2 }}>
            <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'center', mb: 1.5 }}>
              <Typography variant="h2" id={TITLE_ID}>
                {momentTexts.title}
              </Typography>
              <IconButton aria-label={momentTexts.close} onClick={() => onChoose(undefined)}>
                <CloseIcon />
              </IconButton>
            </Box>
            {picker}
            {comparison}
          </Box>
        </Dialog>
      </>
    )
  }
  return (
    <Paper
      component="section"
      aria-label={momentTexts.title}
      variant="outlined"
      sx={{
        p: 2.5,
        position: 'sticky',
        top: tokens.layout.topBarHeight + 16,
        maxHeight: `calc(100vh - ${tokens.layout.topBarHeight + 32}px)`,
        overflowY: 'auto',
      }}
      tabIndex={0}
    >
      <Typography variant="h2" sx={{ mb: 1.5 }}>
        {momentTexts.title}
      </Typography>
      {picker}
      {moment ? (
        comparison
      ) : (
        <EmptyState icon={ChooseIcon} title={momentTexts.choose}>
          {momentTexts.howToChoose(noun)}
        </EmptyState>
      )}
    </Paper>
  )
}
