import { Paper, Typography } from '@mui/material'
import type { ReactNode } from 'react'
import type { SectionId } from './section-ids.ts'
import { sectionTitles } from './section-ids.ts'

export interface SectionProps {
  readonly id: SectionId
  readonly introduction?: string
  readonly children: ReactNode
}

/** A section of the page, which the index beside it leads to. */
export function Section({ id, introduction, children }: SectionProps) {
  const titleId = `section-${id}`
  return (
    <Paper
      component="section"
      variant="outlined"
      aria-labelledby={titleId}
      data-section={id}
      sx={{ p: { xs: 2, sm: 3 }, '& .MuiFormHelperText-root.Mui-disabled': { color: 'text.secondary' } }}
    >
      <Typography
        id={titleId}
        variant="h2"
        tabIndex={-1}
        sx={{ mb: introduction ? 0.5 : 2.5, scrollMarginTop: 24, outline: 'none' }}
      >
        {sectionTitles[id]}
      </Typography>
      {introduction && (
        <Typography variant="body2" sx={{ color: 'text.secondary', mb: 2.5, maxWidth: 720 }}>
          {introduction}
        </Typography>
      )}
      {children}
    </Paper>
  )
}
