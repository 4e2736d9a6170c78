import { planEditTexts as texts } from '@member-care/domain/texts/plan-editor-texts.ts'
import { Alert, AlertTitle, Box, Link } from '@mui/material'
import { useEffect, useRef } from 'react'
import { useFormState, type FieldErrors } from 'react-hook-form'
import { useRecordEdit } from '../../record/record-edit.ts'
import { useDraftState } from './draft-state.ts'
import { FAULTS } from './plan-form.ts'

/** What has to be corrected before the draft is saved, each with the way to it. */
export function DraftFaults({ onGo }: { readonly onGo: (field: string) => void }) {
  const { errors, submitCount } = useFormState()
  const { failure, review, conflict } = useRecordEdit()
  const { plan } = useDraftState()
  const alert = useRef<HTMLDivElement>(null)
  const faults = faultsOf(errors)
  useEffect(() => {
    if (alert.current) alert.current.focus()
  }, [submitCount])
  if (faults.length === 0)
    return failure && !review && !conflict ? (
      <Alert severity="error" sx={{ mb: 2 }}>
        {failure.message}
      </Alert>
    ) : null
  return (
    <Alert ref={alert} severity="error" tabIndex={-1} sx={{ mb: 2 }}>
      <AlertTitle>{texts.faultsTitle}</AlertTitle>
      <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
        {faults.flatMap(({ field, message }) =>
          message.split('\n').map((line) => (
            <li key={`${field} ${line}`}>
              {field === FAULTS ? (
                line
              ) : (
                <Link component="button" type="button" color="inherit" onClick={() => onGo(field)}>
                  {nameOfPart(field, plan)}: {line}
                </Link>
              )}
            </li>
          )),
        )}
      </Box>
    </Alert>
  )
}

interface Fault {
  readonly field: string
  readonly message: string
}

/** The errors that react-hook-form keeps as a tree. */
function faultsOf(errors: FieldErrors, above: readonly string[] = []): readonly Fault[] {
  return Object.entries(errors).flatMap(([name, error]) => {
    if (typeof error !== 'object') return []
    const path = [...above, name]
    if (typeof error.message === 'string') return [{ field: path.join('.'), message: error.message }]
    return faultsOf(error as FieldErrors, path)
  })
}

/** The benefit or rule that a field is about. */
function nameOfPart(field: string, plan: ReturnType<typeof useDraftState>['plan']): string {
  const [list, at, , place] = field.split('.')
  if (list === 'groups') {
    const group = plan.groups[Number(at)]
    return (place === undefined ? group?.name : group?.benefits[Number(place)]?.name) || texts.noName
  }
  if (list === 'limits' || list === 'deductibles' || list === 'memberCaps')
    return plan[list][Number(at)]?.name || texts.noName
  return texts.general
}
