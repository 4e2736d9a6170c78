/** The lines of a reckoning, from what was claimed to what comes back. */
import Box from '@mui/material/Box'
import type { ShownLine } from '@member-care/domain/cover/line-sentences.ts'
import { estimateTexts } from '@member-care/domain/texts/my-cover-texts.ts'
import { languageOfPlanWord } from './language-of-plan-word.ts'

interface ReckonedLinesProps {
  readonly claimed: string
  readonly lines: readonly ShownLine[]
  readonly payable: string
}

export function ReckonedLines({ claimed, lines, payable }: ReckonedLinesProps) {
  return (
    <Box component="dl" sx={{ m: 0, display: 'grid', gap: 1.25, fontSize: '0.9375rem' }}>
      <Line title={estimateTexts.claimed} figure={claimed} />
      {lines.map(({ title, why, change, after }, index) => (
        <Line
          key={index}
          title={title}
          lang={languageOfPlanWord(title)}
          why={why}
          figure={change === '' ? after : change}
        />
      ))}
      <Line title={estimateTexts.payable} figure={payable} isTotal />
    </Box>
  )
}

interface LineProps {
  readonly title: string
  readonly lang?: string | undefined
  readonly why?: string
  readonly figure: string
  readonly isTotal?: boolean
}

function Line({ title, lang, why = '', figure, isTotal = false }: LineProps) {
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        justifyContent: 'space-between',
        columnGap: 3,
        ...(isTotal && { borderTop: 1, borderColor: 'divider', pt: 1, fontWeight: 650 }),
      }}
    >
      <Box component="dt" sx={{ flex: '1 1 60%', minWidth: 0, overflowWrap: 'anywhere' }}>
        <span lang={lang}>{title}</span>
        {why !== '' && (
          <Box component="span" sx={{ display: 'block', color: 'text.secondary', fontSize: '0.875rem' }}>
            {why}
          </Box>
        )}
      </Box>
      <Box
        component="dd"
        sx={{
          m: 0,
          ml: 'auto',
          whiteSpace: 'nowrap',
          fontWeight: isTotal ? 650 : 550,
          fontVariantNumeric: 'tabular-nums',
        }}
      >
        {figure}
      </Box>
    </Box>
  )
}
