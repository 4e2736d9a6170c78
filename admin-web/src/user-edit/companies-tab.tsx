import AddIcon from '@mui/icons-material/AddBusinessOutlined'
import { Alert, Box, Button, Stack } from '@mui/material'
import { singaporeToday } from '@member-care/domain/dates/singapore-dates.ts'
import { userEditTexts } from '@member-care/domain/texts/user-edit-texts.ts'
import { emptyCoverForm } from '@member-care/domain/user/cover-form.ts'
import { mayBeDefault } from '@member-care/domain/user/decide-membership.ts'
import { useState } from 'react'
import { usePowers } from '../console/administrator.ts'
import { ChangesReviewDialog } from '../console/changes-review-dialog.tsx'
import { EditConflict } from '../console/edit-conflict.tsx'
import { FailureAlert } from '../console/failure-alert.tsx'
import { formatInstant } from '../console/singapore-time.ts'
import { ClientPickerDialog, type PickedClient } from './client-picker-dialog.tsx'
import type { CompanyDraft } from './companies-draft.ts'
import { ActionButton, CompanyAccordion } from './company-accordion.tsx'
import { CompanyCommand, type CompanyCommandKind } from './company-command.tsx'
import { useCompaniesEdit, type CompaniesEdit } from './use-companies-edit.ts'
import type { EditedUser } from './user-edit-calls.ts'
import type { UserEditing } from './user-editing.ts'

const { companies: texts, sections } = userEditTexts

/** Companies: an accordion for each with its cover and family; the default company; adding and removing (3§2.10, 3§4). */
export function CompaniesTab({
  shownCompanyId,
  ...editing
}: UserEditing & { readonly shownCompanyId: string | undefined }) {
  const powers = usePowers()
  const edit = useCompaniesEdit(editing)
  const [isPicking, setPicking] = useState(false)
  const [openIds, setOpenIds] = useState<readonly string[]>([shownCompanyId ?? editing.user.defaultCompanyId ?? ''])
  const [command, setCommand] = useState<{ readonly kind: CompanyCommandKind; readonly company: CompanyDraft }>()
  const mayEdit = powers?.has('users.editCompanies') === true
  const canEdit = mayEdit && !edit.opened.isForgotten

  function pick(client: PickedClient) {
    edit.add({
      companyId: client.id,
      companyName: client.name,
      isNew: true,
      memberType: 'E',
      employeeName: '',
      cover: emptyCoverForm,
      family: [],
    })
    setOpenIds((ids) => [...ids, client.id])
    setPicking(false)
  }

  function submit() {
    const wrong = Object.keys(edit.submit())
    const companyIds = wrong.map((place) => place.slice(0, place.lastIndexOf('.')))
    setOpenIds((ids) => [...new Set([...ids, ...companyIds])])
    const [first] = wrong
    // The accordion with it may only be opening now.
    if (first !== undefined) requestAnimationFrame(() => document.getElementById(first)?.focus())
  }

  return (
    <Box
      component="form"
      noValidate
      aria-label={sections.companies}
      onSubmit={(event) => {
        event.preventDefault()
        // The dialogs inside have forms of their own, whose events come up here too.
        if (event.target === event.currentTarget) submit()
      }}
    >
      <Stack spacing={2}>
        <Notices edit={edit} mayEdit={powers === undefined || mayEdit} />
        <div>
          {edit.draft.map((company) => (
            <CompanyAccordion
              key={company.companyId}
              company={company}
              isDefault={edit.opened.defaultCompanyId === company.companyId}
              isOpen={openIds.includes(company.companyId)}
              onToggle={(isOpen) =>
                setOpenIds((ids) =>
                  isOpen ? [...ids, company.companyId] : ids.filter((id) => id !== company.companyId),
                )
              }
              errors={edit.errors}
              canEdit={canEdit && !edit.isPending}
              onChange={(next) => edit.change(company.companyId, next)}
              actions={
                canEdit && (
                  <CompanyActions edit={edit} company={company} onAsk={(kind) => setCommand({ kind, company })} />
                )
              }
            />
          ))}
        </div>
        {canEdit && (
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
            <Button type="submit" variant="contained" disabled={!edit.isDirty || edit.conflict !== undefined}>
              {texts.save}
            </Button>
            <Button variant="outlined" startIcon={<AddIcon />} onClick={() => setPicking(true)}>
              {texts.add}
            </Button>
            {edit.isDirty && <Button onClick={edit.discard}>{userEditTexts.discard}</Button>}
          </Box>
        )}
      </Stack>
      {isPicking && (
        <ClientPickerDialog
          taken={edit.draft.map(({ companyId }) => companyId)}
          onSelect={pick}
          onClose={() => setPicking(false)}
        />
      )}
      {edit.isReviewing && (
        <ChangesReviewDialog
          title={userEditTexts.reviewTitle}
          changes={edit.edits}
          confirmLabel={userEditTexts.save}
          onConfirm={edit.confirm}
          onClose={edit.cancel}
          isPending={edit.isPending}
          failure={edit.failure?.message}
        />
      )}
      {command && (
        <CompanyCommand
          {...command}
          user={edit.opened}
          onDone={(user: EditedUser) => {
            setCommand(undefined)
            edit.open(user)
            editing.onSaved(user)
          }}
          onClose={() => setCommand(undefined)}
        />
      )}
    </Box>
  )
}

function Notices({ edit, mayEdit }: { edit: CompaniesEdit; mayEdit: boolean }) {
  const { conflict, failure, isReviewing } = edit
  return (
    <>
      {conflict && (
        <EditConflict
          differences={conflict.differences}
          changedBy={conflict.theirs.updatedBy}
          changedAtText={formatInstant(conflict.theirs.updatedAt)}
          onKeepMine={edit.keepMine}
          onTakeTheirs={edit.takeTheirs}
        />
      )}
      {!mayEdit && <Alert severity="info">{userEditTexts.readOnly}</Alert>}
      {failure && !isReviewing && !conflict && <FailureAlert message={failure.message} />}
    </>
  )
}

/** Set default and Remove, each by its rule (3§4); a company that was added a moment ago is simply taken back. */
function CompanyActions({
  edit,
  company,
  onAsk,
}: {
  edit: CompaniesEdit
  company: CompanyDraft
  onAsk: (kind: CompanyCommandKind) => void
}) {
  const { companyId, companyName, isNew, cover } = company
  if (isNew)
    return (
      <ActionButton
        label={texts.remove}
        colour="error"
        name={companyName}
        obstacle={undefined}
        onPress={() => edit.drop(companyId)}
      />
    )
  const unsaved = edit.isDirty ? texts.saveFirst : undefined
  const isDefault = edit.opened.defaultCompanyId === companyId
  const isOnly = edit.opened.companies.length < 2
  const ended = mayBeDefault(cover, singaporeToday(new Date())) ? undefined : texts.defaultEnded
  return (
    <>
      {!isDefault && (
        <ActionButton
          label={texts.setDefault}
          name={companyName}
          obstacle={ended ?? unsaved}
          onPress={() => onAsk('default')}
        />
      )}
      <ActionButton
        label={texts.remove}
        colour="error"
        name={companyName}
        obstacle={isOnly ? texts.removeOnly : unsaved}
        onPress={() => onAsk('remove')}
      />
    </>
  )
}
