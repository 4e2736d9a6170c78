/** A plan as members read it: a section for each group, opened one by one (PRO-005, PRO-007). */
import { useId, useState } from 'react'
import ExpandLess from '@mui/icons-material/ExpandLess'
import ExpandMore from '@mui/icons-material/ExpandMore'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import type { PlanContent, PlanDocument, PlanSection } from '@member-care/domain/plan/plan-document.ts'
import { languageOfPlanWord } from './language-of-plan-word.ts'

export function PlanDocumentView({ document: { sections, footerTitle } }: { readonly document: PlanDocument }) {
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      {sections.map((section, index) => (
        <Section key={index} section={section} />
      ))}
      {footerTitle !== '' && <Box sx={{ mt: 1, color: 'text.secondary', fontSize: '0.875rem' }}>{footerTitle}</Box>}
    </Box>
  )
}

function Section({ section: { buttonTitle, contents } }: { readonly section: PlanSection }) {
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  return (
    <Box sx={{ border: 1, borderColor: 'divider', borderRadius: 1.5, overflow: 'hidden' }}>
      <Button
        fullWidth
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setOpen(!isOpen)}
        endIcon={isOpen ? <ExpandLess /> : <ExpandMore />}
        sx={{ justifyContent: 'space-between', textAlign: 'start', px: 2, py: 1.25, borderRadius: 0 }}
      >
        <span lang={languageOfPlanWord(buttonTitle)}>{buttonTitle}</span>
      </Button>
      {isOpen && (
        <Box id={id} sx={{ px: 2, pb: 2, display: 'grid', gap: 1 }}>
          {contents.map((content, index) => (
            <Content key={index} content={content} />
          ))}
        </Box>
      )}
    </Box>
  )
}

function Content({ content: { type, leftValue, rightValue } }: { readonly content: PlanContent }) {
  if (type === 'header')
    return (
      <Box lang={languageOfPlanWord(leftValue)} sx={{ fontWeight: 620, mt: 1, overflowWrap: 'anywhere' }}>
        {leftValue}
      </Box>
    )
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { sm: '200px minmax(0, 1fr)' },
        columnGap: 2,
        fontSize: '0.9375rem',
        overflowWrap: 'anywhere',
      }}
    >
      <Box lang={languageOfPlanWord(leftValue)} sx={{ color: 'text.secondary' }}>
        {leftValue}
      </Box>
      <Box>{rightValue}</Box>
    </Box>
  )
}
