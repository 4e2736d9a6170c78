/** What will probably come back, and why; the lines open on demand. */
import { useId, useState } from 'react'
import ExpandLess from '@mui/icons-material/ExpandLess'
import ExpandMore from '@mui/icons-material/ExpandMore'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import type { EstimateWords } from '@member-care/domain/cover/estimate-words.ts'
import { estimateTexts } from '@member-care/domain/texts/my-cover-texts.ts'
import { ReckonedLines } from './reckoned-lines.tsx'

export function EstimateOutcome({ words }: { readonly words: EstimateWords }) {
  const { headline, facts, outcome, conditions, used, lines } = words
  const isUnknown = outcome === 'unknown'
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <Box role="status">
        <Box sx={{ fontWeight: 650, fontSize: '1.125rem', lineHeight: 1.35, overflowWrap: 'anywhere' }}>{headline}</Box>
        {facts.map((fact) => (
          <Box key={fact}>{fact}</Box>
        ))}
      </Box>
      {conditions.length > 0 && (
        <Box>
          {isUnknown ? estimateTexts.needed : estimateTexts.holdsIf}
          <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
            {conditions.map((condition) => (
              <li key={condition}>{condition}</li>
            ))}
          </Box>
        </Box>
      )}
      {used.map((sentence) => (
        <Box key={sentence} sx={{ color: 'text.secondary' }}>
          {sentence}
        </Box>
      ))}
      {!isUnknown && lines.length > 0 && <LinesOnDemand words={words} />}
    </Box>
  )
}

function LinesOnDemand({ words }: { readonly words: EstimateWords }) {
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  return (
    <Box>
      <Button
        size="small"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setOpen(!isOpen)}
        endIcon={isOpen ? <ExpandLess /> : <ExpandMore />}
        sx={{ ml: -1 }}
      >
        {isOpen ? estimateTexts.hideLines : estimateTexts.showLines}
      </Button>
      {isOpen && (
        <Box id={id} sx={{ mt: 1 }}>
          <ReckonedLines claimed={words.claimed} lines={words.lines} payable={words.payable} />
        </Box>
      )}
    </Box>
  )
}
