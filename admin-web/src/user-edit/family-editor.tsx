import AddIcon from '@mui/icons-material/PersonAddAlt'
import { Box, Button, Chip, Stack, Typography } from '@mui/material'
import { formatDisplay } from '@member-care/domain/dates/singapore-dates.ts'
import { userEditTexts } from '@member-care/domain/texts/user-edit-texts.ts'
import type { DependantForm } from '@member-care/domain/user/cover-form.ts'
import { useState } from 'react'
import { useFieldArray, useFormState } from 'react-hook-form'
import { ConfirmDialog } from '../console/confirm-dialog.tsx'
import { emptyDependant, type CompaniesForm, type CompanyDraft, type DependantDraft } from './companies-draft.ts'
import { DependantDialog } from './dependant-dialog.tsx'

const { companies: texts } = userEditTexts

export interface FamilyEditorProps {
  readonly company: CompanyDraft
  /** Where the company stands among the form's companies. */
  readonly place: number
  readonly canEdit: boolean
}

/** The dependants within a company: added, edited and removed in the form, until the companies are saved. */
export function FamilyEditor({ company, place, canEdit }: FamilyEditorProps) {
  const source = `companies.${place}.family` as const
  const { family } = company
  const { append, update, remove } = useFieldArray<CompaniesForm, typeof source>({ name: source })
  const { errors } = useFormState<CompaniesForm>()
  const [edited, setEdited] = useState<DependantDraft>()
  const [removing, setRemoving] = useState<DependantDraft>()
  const placeOf = ({ key }: DependantDraft) => family.findIndex((dependant) => dependant.key === key)
  const keep = (form: DependantForm) => {
    if (!edited) return
    if (placeOf(edited) < 0) append({ ...edited, form }, { shouldFocus: false })
    else update(placeOf(edited), { ...edited, form })
    setEdited(undefined)
  }
  const takeOut = (dependant: DependantDraft) => {
    if (dependant.isNew) remove(placeOf(dependant))
    else update(placeOf(dependant), { ...dependant, isRemoved: true })
    setRemoving(undefined)
  }

  return (
    <Box component="section" aria-label={`${texts.dependants}: ${company.companyName}`} sx={{ mt: 3 }}>
      <Typography variant="h3" component="h4" sx={{ mb: 1 }}>
        {texts.dependants}
      </Typography>
      {family.length === 0 && <Typography variant="body2">{texts.noDependants}</Typography>}
      <Stack component="ul" spacing={1} sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {family.map((dependant, position) => (
          <DependantRow
            key={dependant.key}
            dependant={dependant}
            error={errors.companies?.[place]?.family?.[position]?.message}
            canEdit={canEdit}
            onEdit={() => setEdited(dependant)}
            onRemove={() => setRemoving(dependant)}
            onUndo={() => update(position, { ...dependant, isRemoved: false })}
          />
        ))}
      </Stack>
      {canEdit && (
        <Button
          size="small"
          startIcon={<AddIcon />}
          sx={{ mt: 1.5 }}
          onClick={() =>
            setEdited({
              key: crypto.randomUUID(),
              isNew: true,
              version: undefined,
              form: emptyDependant(company),
              isRemoved: false,
            })
          }
        >
          {texts.addDependant}
        </Button>
      )}
      {edited && (
        <DependantDialog
          form={edited.form}
          isNew={edited.isNew}
          companyName={company.companyName}
          onKeep={keep}
          onClose={() => setEdited(undefined)}
        />
      )}
      {removing && (
        <ConfirmDialog
          title={texts.removeDependantTitle}
          text={texts.removeDependantText}
          confirmLabel={texts.remove}
          onConfirm={() => takeOut(removing)}
          onClose={() => setRemoving(undefined)}
        />
      )}
    </Box>
  )
}

interface DependantRowProps {
  readonly dependant: DependantDraft
  readonly error: string | undefined
  readonly canEdit: boolean
  readonly onEdit: () => void
  readonly onRemove: () => void
  readonly onUndo: () => void
}

function DependantRow({ dependant, error, canEdit, onEdit, onRemove, onUndo }: DependantRowProps) {
  const { form, isNew, isRemoved } = dependant
  const { name } = form
  return (
    <Box
      component="li"
      // The focus comes here when what is wrong is within the dialog.
      {...(error && { 'data-wrong': true, tabIndex: -1 })}
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 1,
        p: 1.5,
        border: 1,
        borderColor: error ? 'error.main' : 'divider',
        borderRadius: 1,
      }}
    >
      <Box sx={{ flex: '1 1 220px', minWidth: 0 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
          <Typography
            component="span"
            sx={{ fontWeight: 600, overflowWrap: 'anywhere', textDecoration: isRemoved ? 'line-through' : 'none' }}
          >
            {name}
          </Typography>
          {isNew && <Chip size="small" color="secondary" label={texts.isNew} />}
          {isRemoved && <Chip size="small" color="warning" label={texts.willBeRemoved} />}
        </Box>
        <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
          {[
            form.relationship,
            form.nric,
            form.planNo && `${userEditTexts.dependant.planNo} ${form.planNo}`,
            form.effectiveStartDate && `${formatDisplay(form.effectiveStartDate)} –`,
          ]
            .filter(Boolean)
            .join(' · ')}
          {form.effectiveEndDate && ` ${formatDisplay(form.effectiveEndDate)}`}
        </Typography>
        {error && (
          <Typography variant="body2" role="alert" sx={{ color: 'error.main' }}>
            {error}
          </Typography>
        )}
      </Box>
      {canEdit && isRemoved && (
        <Button size="small" onClick={onUndo} aria-label={`${texts.undo}: ${name}`}>
          {texts.undo}
        </Button>
      )}
      {canEdit && !isRemoved && (
        <Box sx={{ display: 'flex', gap: 1 }}>
          <Button size="small" onClick={onEdit} aria-label={`${texts.editDependant}: ${name}`}>
            {texts.editDependant}
          </Button>
          <Button size="small" color="error" onClick={onRemove} aria-label={`${texts.remove}: ${name}`}>
            {texts.remove}
          </Button>
        </Box>
      )}
    </Box>
  )
}
