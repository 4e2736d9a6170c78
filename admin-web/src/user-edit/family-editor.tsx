import AddIcon from '@mui/icons-material/PersonAddAlt'
import { Box, Button, Chip, Stack, Typography } from '@mui/material'
import { formatDisplay } from '@member-care/domain/dates/singapore-dates.ts'
import { userEditTexts } from '@member-care/domain/texts/user-edit-texts.ts'
import type { DependantForm } from '@member-care/domain/user/cover-form.ts'
import { useState } from 'react'
import { ConfirmDialog } from '../console/confirm-dialog.tsx'
import { emptyDependant, type CompanyDraft, type DependantDraft } from './companies-draft.ts'
import { DependantDialog } from './dependant-dialog.tsx'

const { companies: texts } = userEditTexts

export interface FamilyEditorProps {
  readonly company: CompanyDraft
  /** By `<companyId>.<dependant's key>`. */
  readonly errors: Readonly<Record<string, string>>
  readonly canEdit: boolean
  readonly onChange: (next: (company: CompanyDraft) => CompanyDraft) => void
}

/** The dependants within a company: added, edited and removed in the draft, until the companies are saved. */
export function FamilyEditor({ company, errors, canEdit, onChange }: FamilyEditorProps) {
  const [edited, setEdited] = useState<DependantDraft>()
  const [removing, setRemoving] = useState<DependantDraft>()
  const changeFamily = (next: (family: CompanyDraft['family']) => CompanyDraft['family']) =>
    onChange((before) => ({ ...before, family: next(before.family) }))
  const replace = (key: string, change: Partial<DependantDraft>) =>
    changeFamily((family) =>
      family.map((dependant) => (dependant.key === key ? { ...dependant, ...change } : dependant)),
    )
  const keep = (form: DependantForm) => {
    if (!edited) return
    if (company.family.some(({ key }) => key === edited.key)) replace(edited.key, { form })
    else changeFamily((family) => [...family, { ...edited, form }])
    setEdited(undefined)
  }
  const remove = ({ key, isNew }: DependantDraft) => {
    if (isNew) changeFamily((family) => family.filter((dependant) => dependant.key !== key))
    else replace(key, { isRemoved: true })
    setRemoving(undefined)
  }

  return (
    <Box component="section" aria-label={`${texts.dependants}: ${company.companyName}`} sx={{ mt: 3 }}>
      <Typography variant="h3" component="h4" sx={{ mb: 1 }}>
        {texts.dependants}
      </Typography>
      {company.family.length === 0 && <Typography variant="body2">{texts.noDependants}</Typography>}
      <Stack component="ul" spacing={1} sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {company.family.map((dependant) => (
          <DependantRow
            key={dependant.key}
            dependant={dependant}
            error={errors[`${company.companyId}.${dependant.key}`]}
            canEdit={canEdit}
            onEdit={() => setEdited(dependant)}
            onRemove={() => setRemoving(dependant)}
            onUndo={() => replace(dependant.key, { isRemoved: false })}
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
          onConfirm={() => remove(removing)}
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
