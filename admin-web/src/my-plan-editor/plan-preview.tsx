import ExpandIcon from '@mui/icons-material/ExpandMore'
import type { PlanContent, PlanDocument } from '@member-care/domain/plan/plan-document.ts'
import { myPlanEditorTexts } from '@member-care/domain/texts/my-plan-editor-texts.ts'
import { Accordion, AccordionDetails, AccordionSummary, Box, Typography } from '@mui/material'

/** The plan as a member reads it: sections to open, with lines of what is covered and how far. */
export function PlanPreview({ plan: { headerTitle, sections, footerTitle } }: { plan: PlanDocument }) {
  const titled = sections.filter(({ buttonTitle }) => buttonTitle.trim() !== '')
  if (headerTitle.trim() === '' && titled.length === 0)
    return <Typography sx={{ color: 'text.secondary' }}>{myPlanEditorTexts.emptyPreview}</Typography>
  return (
    <>
      <Typography component="h3" variant="h2" sx={{ mb: 1.5, overflowWrap: 'anywhere' }}>
        {headerTitle}
      </Typography>
      {titled.map(({ buttonTitle, contents }, index) => (
        <Accordion key={index} variant="outlined" disableGutters defaultExpanded={index === 0}>
          <AccordionSummary expandIcon={<ExpandIcon />}>
            <Typography component="span" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
              {buttonTitle}
            </Typography>
          </AccordionSummary>
          <AccordionDetails sx={{ pt: 0 }}>
            {contents.map((content, line) => (
              <PlanLine key={line} content={content} />
            ))}
          </AccordionDetails>
        </Accordion>
      ))}
      {footerTitle.trim() !== '' && (
        <Typography
          variant="body2"
          sx={{ color: 'text.secondary', mt: 1.5, whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}
        >
          {footerTitle}
        </Typography>
      )}
    </>
  )
}

function PlanLine({ content: { type, leftValue, rightValue } }: { content: PlanContent }) {
  const isHeader = type === 'header'
  return (
    <Box
      sx={{
        display: 'flex',
        justifyContent: 'space-between',
        gap: 2,
        py: 0.75,
        borderBottom: 1,
        borderColor: 'divider',
        ...(isHeader && { mt: 1, color: 'primary.dark' }),
      }}
    >
      <Typography variant="body2" sx={{ fontWeight: isHeader ? 650 : 400, overflowWrap: 'anywhere' }}>
        {leftValue}
      </Typography>
      <Typography
        variant="body2"
        sx={{ fontWeight: isHeader ? 650 : 550, textAlign: 'right', overflowWrap: 'anywhere' }}
      >
        {rightValue}
      </Typography>
    </Box>
  )
}
