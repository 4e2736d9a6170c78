import { planEditTexts as texts } from '@member-care/domain/texts/plan-editor-texts.ts'
import { Box, Button, Paper, Stack } from '@mui/material'
import { useEffect, useRef, useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { useRecordEdit } from '../../record/record-edit.ts'
import { ConflictNotice, SaveToolbar } from '../../record/save-toolbar.tsx'
import { BenefitPanel } from './benefit-panel.tsx'
import { BenefitTable } from './benefit-table.tsx'
import { DraftFaults } from './draft-faults.tsx'
import { DraftStateContext, useWatchedDraft } from './draft-state.ts'
import { GeneralPanel } from './general-panel.tsx'
import { GroupPanel } from './group-panel.tsx'
import { RulePanel } from './rule-panel.tsx'
import { RuleTable } from './rule-table.tsx'
import { TryOut } from './try-out.tsx'

interface OpenPart {
  readonly chosen: string
  /** Where in it the focus goes. */
  readonly field?: string
}

/** What is open beside the tables when nothing of them is. */
const GENERAL = 'general'

/** The tables of benefits and rules, the part that is chosen in them, and a trial of the whole. */
export function PlanEditor() {
  const state = useWatchedDraft()
  const { setFocus } = useFormContext()
  const [{ chosen, field }, setOpen] = useState<OpenPart>({ chosen: GENERAL })
  const panel = useRef<HTMLDivElement>(null)
  const isFirst = useRef(true)

  // Who opens a part goes on in it: at the field that has to be corrected, or at its beginning.
  useEffect(() => {
    if (field !== undefined) setFocus(field)
    else if (!isFirst.current) panel.current?.focus()
    isFirst.current = false
  }, [chosen, field, setFocus])

  const choose = (source: string) => setOpen({ chosen: source === '' ? GENERAL : source })
  return (
    <DraftStateContext value={state}>
      <ConflictNotice />
      <DraftFaults onGo={(wrong) => setOpen({ chosen: partOf(wrong) || GENERAL, field: wrong })} />
      <Box
        // Enter in one of many inputs is not meant to send them all.
        onKeyDown={(event) => {
          if (event.key === 'Enter' && event.target instanceof HTMLInputElement) event.preventDefault()
        }}
        sx={{
          display: 'grid',
          gap: 2.5,
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(0, 1fr)' },
        }}
      >
        <Stack spacing={3}>
          <div>
            <Button variant="outlined" aria-expanded={chosen === GENERAL} onClick={() => choose('')}>
              {texts.openGeneral}
            </Button>
          </div>
          <BenefitTable chosen={chosen} onChoose={choose} />
          <RuleTable chosen={chosen} onChoose={choose} />
        </Stack>
        <Stack spacing={2.5}>
          <Paper ref={panel} tabIndex={-1} variant="outlined" sx={{ p: { xs: 2, sm: 2.5 }, scrollMarginTop: 80 }}>
            <ChosenPanel key={chosen} source={chosen} onChoose={choose} />
          </Paper>
          <TryOut />
        </Stack>
      </Box>
      <Saving />
    </DraftStateContext>
  )
}

/** The part of the plan whose panel has a field: `groups.0.benefits.1.panel.coPay` is the benefit's. */
function partOf(field: string): string {
  const [list = '', at, inner, place] = field.split('.')
  if (list === 'groups' && at !== undefined)
    return inner === 'benefits' && place !== undefined ? `groups.${at}.benefits.${place}` : `groups.${at}`
  return ['limits', 'deductibles', 'memberCaps'].includes(list) && at !== undefined ? `${list}.${at}` : ''
}

interface ChosenPanelProps {
  readonly source: string
  readonly onChoose: (source: string) => void
}

function ChosenPanel({ source, onChoose }: ChosenPanelProps) {
  if (source === GENERAL) return <GeneralPanel />
  if (!source.startsWith('groups.')) return <RulePanel source={source} onChoose={onChoose} />
  return source.includes('.benefits.') ? (
    <BenefitPanel source={source} onChoose={onChoose} />
  ) : (
    <GroupPanel source={source} onChoose={onChoose} />
  )
}

function Saving() {
  const { isDirty } = useRecordEdit()
  return (
    <Box sx={{ mt: 1 }}>
      <SaveToolbar label={texts.save} waitsForChange review={{ title: texts.review, confirmLabel: texts.save }} />
      <Box role="status" sx={{ typography: 'body2', color: 'text.secondary' }}>
        {isDirty ? texts.unsaved : ''}
      </Box>
    </Box>
  )
}
