import type { PlanDifference, PlanPart } from '@member-care/domain/cover/compare-plans.ts'
import { planComparisonTexts } from '@member-care/domain/texts/plan-comparison-texts.ts'
import { planPageTexts as texts } from '@member-care/domain/texts/plan-editor-texts.ts'
import { Box, Chip, Stack, Typography } from '@mui/material'
import { FieldList } from '../console/field-list.tsx'

/** What differs between two plans, benefit by benefit and rule by rule: before and after side by side, or one below the other on a phone. */
export function PlanDifferences({ differences }: { differences: readonly PlanDifference[] }) {
  const parts = [...new Set(differences.map(({ part }) => part))]
  return (
    <Stack spacing={2.5}>
      <Typography variant="body2" role="status">
        {planComparisonTexts.count(differences.length)}
      </Typography>
      {parts.map((part) => (
        <Part key={part} part={part} differences={differences.filter((one) => one.part === part)} />
      ))}
    </Stack>
  )
}

function Part({ part, differences }: { part: PlanPart; differences: readonly PlanDifference[] }) {
  return (
    <Box component="section" aria-label={texts.parts[part]}>
      <Typography variant="h3" sx={{ mb: 1 }}>
        {texts.parts[part]}
      </Typography>
      <Stack component="ul" spacing={1.5} sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {differences.map((difference) => (
          <Difference key={`${difference.change} ${difference.id}`} difference={difference} />
        ))}
      </Stack>
    </Box>
  )
}

const colours = { added: 'success', removed: 'error', changed: 'info' } as const

function Difference({ difference: { name, change, fields } }: { difference: PlanDifference }) {
  return (
    <Box component="li" sx={{ border: 1, borderColor: 'divider', borderRadius: 1, p: 1.5, minWidth: 0 }}>
      <Stack direction="row" sx={{ gap: 1, alignItems: 'center', flexWrap: 'wrap', mb: 0.5 }}>
        <Typography variant="body2" sx={{ fontWeight: 620, overflowWrap: 'anywhere' }}>
          {name}
        </Typography>
        <Chip size="small" variant="outlined" color={colours[change]} label={texts.changes[change]} />
      </Stack>
      {change !== 'changed' && (
        <FieldList
          fields={fields.map(({ label, before, after }) => ({
            label,
            value: (change === 'added' ? after : before).join('\n'),
          }))}
        />
      )}
      {(change === 'changed' ? fields : []).map(({ field, label, before, after }) => (
        <Box key={field} sx={{ mt: 1 }}>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {label}
          </Typography>
          <Box
            component="dl"
            sx={{
              m: 0,
              display: 'grid',
              columnGap: 2,
              rowGap: 0.5,
              gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
            }}
          >
            <Side label={texts.before} sentences={before} none={texts.nothing} />
            <Side label={texts.after} sentences={after} none={texts.gone} isStrong />
          </Box>
        </Box>
      ))}
    </Box>
  )
}

interface SideProps {
  readonly label: string
  readonly sentences: readonly string[]
  readonly none: string
  readonly isStrong?: boolean
}

function Side({ label, sentences, none, isStrong = false }: SideProps) {
  return (
    <div>
      <Box component="dt" sx={{ fontSize: '0.8125rem', color: 'text.secondary' }}>
        {label}
      </Box>
      <Box
        component="dd"
        sx={{ m: 0, typography: 'body2', overflowWrap: 'anywhere', ...(isStrong && { fontWeight: 550 }) }}
      >
        {sentences.length === 0 ? none : sentences.map((sentence) => <div key={sentence}>{sentence}</div>)}
      </Box>
    </div>
  )
}
