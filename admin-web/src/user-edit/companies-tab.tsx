import AddIcon from '@mui/icons-material/AddBusinessOutlined'
import { Box, Button, Stack } from '@mui/material'
import { singaporeToday } from '@member-care/domain/dates/singapore-dates.ts'
import { userEditTexts } from '@member-care/domain/texts/user-edit-texts.ts'
import { emptyCoverForm } from '@member-care/domain/user/cover-form.ts'
import { hasEndedBefore } from '@member-care/domain/user/end-of-cover.ts'
import { mayBeDefault } from '@member-care/domain/user/decide-membership.ts'
import { useEffect, useRef, useState } from 'react'
import { useNotify } from 'react-admin'
import { useFieldArray, useFormState, useWatch } from 'react-hook-form'
import { useNavigate } from 'react-router-dom'
import { usePowers } from '../console/administrator.ts'
import { useRecordEdit } from '../record/record-edit.ts'
import { putTo } from '../record/record-request.ts'
import { useRecordCache } from '../record/whole-record.ts'
import { SaveToolbar } from '../record/save-toolbar.tsx'
import { EndOfCover } from '../end-of-cover/end-of-cover.tsx'
import CompanyPickerDialog, { type PickedCompany } from '../clients/company-picker-dialog.tsx'
import {
  changesOf,
  companiesComparison,
  companiesFormOf,
  draftErrors,
  endsSet,
  type CompaniesForm,
  type CompanyDraft,
} from './companies-draft.ts'
import { ActionButton, CompanyAccordion } from './company-accordion.tsx'
import { CompanyCommand, type CompanyCommandKind } from './company-command.tsx'
import { RestartDialog } from './restart-dialog.tsx'
import type { EditedUser } from './user-edit-calls.ts'
import type { UserEditing } from './user-editing.ts'
import { UserForm } from './user-form.tsx'

const { companies: texts, sections } = userEditTexts

interface CompaniesTabProps extends UserEditing {
  readonly shownCompanyId: string | undefined
}

/** Companies: an accordion for each with its cover and family; the default company; adding and removing (3§2.10, 3§4). */
export function CompaniesTab({ user, onSaved, shownCompanyId }: CompaniesTabProps) {
  const powers = usePowers()
  const mayEdit = powers?.has('users.editCompanies') === true
  return (
    <UserForm<CompaniesForm>
      label={sections.companies}
      valuesOf={companiesFormOf}
      errorsOf={({ companies }) => draftErrors(companiesFormOf(user).companies, companies, singaporeToday(new Date()))}
      comparison={companiesComparison}
      update={({ opened, values }) =>
        putTo('/api/console/users/{id}/companies', {
          expectedVersion: opened.version,
          companies: [...changesOf(companiesFormOf(opened).companies, values.companies)],
        })
      }
      onSaved={onSaved}
      obstacle={powers === undefined || mayEdit ? undefined : userEditTexts.readOnly}
    >
      <Companies user={user} onSaved={onSaved} shownCompanyId={shownCompanyId} canEdit={mayEdit && !user.isForgotten} />
    </UserForm>
  )
}

interface CompaniesProps extends CompaniesTabProps {
  readonly canEdit: boolean
}

function Companies({ user, onSaved, shownCompanyId, canEdit }: CompaniesProps) {
  const companies = useWatch<CompaniesForm, 'companies'>({ name: 'companies' })
  const ends = endsSet(user, companies)
  const { append, remove } = useFieldArray<CompaniesForm, 'companies'>({ name: 'companies' })
  const [notify, navigate] = [useNotify(), useNavigate()]
  const { refreshLists } = useRecordCache<EditedUser>('users')
  const [isPicking, setPicking] = useState(false)
  const [restarting, setRestarting] = useState<CompanyDraft>()
  const [command, setCommand] = useState<{ readonly kind: CompanyCommandKind; readonly company: CompanyDraft }>()
  const { accordions, openIds, toggle } = useOpenCompanies(companies, shownCompanyId ?? user.defaultCompanyId ?? '')

  /** To the list: the user is out of the administrator's reach. */
  function leave() {
    notify(userEditTexts.updated, { type: 'success' })
    void refreshLists()
    void navigate('/user')
  }

  function pick({ id, name }: PickedCompany) {
    append(newCompany(id, name), { shouldFocus: false })
    toggle(id, true)
    setPicking(false)
  }

  return (
    <>
      <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
        <Box ref={accordions} sx={{ width: '100%' }}>
          {companies.map((company, place) => (
            <CompanyAccordion
              key={company.companyId}
              company={company}
              place={place}
              isDefault={user.defaultCompanyId === company.companyId}
              isOpen={openIds.includes(company.companyId)}
              onToggle={(isOpen) => toggle(company.companyId, isOpen)}
              canEdit={canEdit}
              actions={
                canEdit && (
                  <CompanyActions
                    user={user}
                    company={company}
                    onTakeBack={() => remove(place)}
                    onAsk={(kind) => setCommand({ kind, company })}
                    onRestart={() => setRestarting(company)}
                  />
                )
              }
            />
          ))}
        </Box>
        {canEdit && (
          <Button variant="outlined" startIcon={<AddIcon />} onClick={() => setPicking(true)}>
            {texts.add}
          </Button>
        )}
      </Stack>
      {canEdit && (
        <SaveToolbar
          label={texts.save}
          waitsForChange
          review={{
            title: userEditTexts.reviewTitle,
            confirmLabel: userEditTexts.save,
            touched:
              ends.length > 0 && ends.map((end) => <EndOfCover key={`${end.companyId} ${end.userId}`} {...end} />),
          }}
        />
      )}
      {isPicking && (
        <CompanyPickerDialog
          resource="clients"
          taken={companies.map(({ companyId }) => companyId)}
          onSelect={pick}
          onClose={() => setPicking(false)}
        />
      )}
      {restarting && (
        <RestartDialog
          company={restarting}
          user={user}
          onDone={(changed) => {
            setRestarting(undefined)
            onSaved(changed)
          }}
          onClose={() => setRestarting(undefined)}
        />
      )}
      {command && (
        <CompanyCommand
          {...command}
          user={user}
          onDone={(changed) => {
            setCommand(undefined)
            if (changed) onSaved(changed)
            else leave()
          }}
          onClose={() => setCommand(undefined)}
        />
      )}
    </>
  )
}

function newCompany(companyId: string, companyName: string): CompanyDraft {
  return { companyId, companyName, isNew: true, memberType: 'E', employeeName: '', cover: emptyCoverForm, family: [] }
}

/** An input, or a dependant whose fields are in a dialog. */
const WRONG = '[aria-invalid="true"], [data-wrong]'

/** Which companies are open. Those with something wrong open by themselves, and the first that is wrong has the focus. */
function useOpenCompanies(companies: readonly CompanyDraft[], firstId: string) {
  const { companies: errors } = useFormState<CompaniesForm>().errors
  const accordions = useRef<HTMLDivElement>(null)
  const [openIds, setOpenIds] = useState<readonly string[]>([firstId])
  const [shownErrors, setShownErrors] = useState(errors)
  if (shownErrors !== errors) {
    setShownErrors(errors)
    const wrong = companies.filter((_, place) => errors?.[place] !== undefined)
    setOpenIds([...new Set([...openIds, ...wrong.map(({ companyId }) => companyId)])])
  }
  useEffect(() => {
    // The accordion with it may only be opening now.
    if (errors) requestAnimationFrame(() => accordions.current?.querySelector<HTMLElement>(WRONG)?.focus())
  }, [errors])
  return {
    accordions,
    openIds,
    toggle: (companyId: string, isOpen: boolean) =>
      setOpenIds((ids) => (isOpen ? [...ids, companyId] : ids.filter((id) => id !== companyId))),
  }
}

interface CompanyActionsProps {
  readonly user: UserEditing['user']
  readonly company: CompanyDraft
  readonly onTakeBack: () => void
  readonly onAsk: (kind: CompanyCommandKind) => void
  readonly onRestart: () => void
}

/** Start again, Set default and Remove, each by its rule (3§4, S80); a company that was added a moment ago is simply taken back. */
function CompanyActions({ user, company, onTakeBack, onAsk, onRestart }: CompanyActionsProps) {
  const { isDirty } = useRecordEdit()
  const { companyId, companyName, isNew, cover } = company
  if (isNew)
    return (
      <ActionButton label={texts.remove} colour="error" name={companyName} obstacle={undefined} onPress={onTakeBack} />
    )
  const unsaved = isDirty ? texts.saveFirst : undefined
  const today = singaporeToday(new Date())
  const ended = mayBeDefault(cover, today) ? undefined : texts.defaultEnded
  const onRecord = user.companies.find((one) => one.companyId === companyId)
  return (
    <>
      {hasEndedBefore(onRecord?.effectiveEndDate, today) && (
        <ActionButton label={texts.startAgain} name={companyName} obstacle={unsaved} onPress={onRestart} />
      )}
      {user.defaultCompanyId !== companyId && (
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
        obstacle={user.mayLoseCompany ? unsaved : texts.removeOnly}
        onPress={() => onAsk('remove')}
      />
    </>
  )
}
