import { comparePlans } from '@member-care/domain/cover/compare-plans.ts'
import type { Plan } from '@member-care/domain/cover/plan.ts'
import { formatDisplay, singaporeToday } from '@member-care/domain/dates/singapore-dates.ts'
import { planPageTexts as texts } from '@member-care/domain/texts/plan-editor-texts.ts'
import { Box, MenuItem, Stack, TextField, Typography } from '@mui/material'
import { useState } from 'react'
import { Panel } from '../../console/field-list.tsx'
import { formatInstant } from '../../console/singapore-time.ts'
import { PlanDifferences } from '../plan-differences.tsx'
import { versionOn, type PlanRecord } from '../plan-record.ts'
import { PlanRules } from './plan-rules.tsx'

/** A version, or the draft, that can be looked at and compared. */
interface Shown {
  readonly key: string
  readonly label: string
  readonly content: Plan
}

/** The published versions, the rules of one of them in sentences, and what differs between two. */
export function VersionsPanel({ plan }: { plan: PlanRecord }) {
  const { versions, draft } = plan
  const now = versionOn(versions, singaporeToday(new Date()))
  const shown: readonly Shown[] = [
    ...(draft ? [{ key: 'draft', label: texts.theDraft, content: draft.content }] : []),
    ...versions
      .map(({ version, holdsFrom, content }) => ({
        key: String(version),
        label: texts.versionFrom(version, formatDisplay(holdsFrom)),
        content,
      }))
      .toReversed(),
  ]
  const [chosenKey, setChosen] = useState<string>()
  const [otherKey, setOther] = useState('')
  const chosen =
    shown.find(({ key }) => key === chosenKey) ?? shown.find(({ key }) => key === String(now?.version)) ?? shown[0]
  const other = shown.find(({ key }) => key === otherKey && key !== chosen?.key)
  return (
    <>
      <Panel title={texts.versions}>
        {versions.length === 0 ? (
          <Typography variant="body2">{texts.noVersions}</Typography>
        ) : (
          <Stack component="ul" spacing={1} sx={{ m: 0, p: 0, listStyle: 'none' }}>
            {versions.toReversed().map(({ version, holdsFrom, publishedBy, publishedAt }) => (
              <Typography key={version} component="li" variant="body2">
                <strong>{texts.versionFrom(version, formatDisplay(holdsFrom))}</strong>
                {version === now?.version && ` (${texts.now})`}
                <Box component="span" sx={{ display: 'block', color: 'text.secondary' }}>
                  {texts.publishedBy(publishedBy.name ?? publishedBy.id, formatInstant(publishedAt))}
                </Box>
              </Typography>
            ))}
          </Stack>
        )}
      </Panel>
      {chosen && (
        <Panel title={other ? texts.comparison : texts.rules}>
          <Box
            sx={{
              display: 'grid',
              gap: 2,
              mb: 2.5,
              maxWidth: 640,
              gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
            }}
          >
            <VersionField label={texts.shown} value={chosen.key} choices={shown} onChange={setChosen} />
            <VersionField
              label={texts.compareWith}
              value={other?.key ?? ''}
              choices={shown.filter(({ key }) => key !== chosen.key)}
              none={texts.notCompared}
              onChange={setOther}
            />
          </Box>
          {other ? (
            <PlanDifferences differences={comparePlans(other.content, chosen.content)} />
          ) : (
            <PlanRules plan={chosen.content} />
          )}
        </Panel>
      )}
    </>
  )
}

interface VersionFieldProps {
  readonly label: string
  readonly value: string
  readonly choices: readonly Shown[]
  readonly none?: string
  readonly onChange: (key: string) => void
}

function VersionField({ label, value, choices, none, onChange }: VersionFieldProps) {
  return (
    <TextField
      select
      label={label}
      value={value}
      onChange={({ target }) => onChange(target.value)}
      slotProps={{ inputLabel: { shrink: true }, select: { displayEmpty: true } }}
    >
      {none !== undefined && <MenuItem value="">{none}</MenuItem>}
      {choices.map((choice) => (
        <MenuItem key={choice.key} value={choice.key}>
          {choice.label}
        </MenuItem>
      ))}
    </TextField>
  )
}
