import { formatDisplay, singaporeToday } from '@member-care/domain/dates/singapore-dates.ts'
import { isRedacted, type Personal } from '@member-care/domain/events/event-definition.ts'
import { withoutUndefined } from '@member-care/domain/schemas/changed-fields.ts'
import { hrChangeTexts } from '@member-care/domain/texts/hr-change-texts.ts'
import {
  hrProposalErrors,
  LONGEST_PROPOSAL_REASON,
  proposedChangeOf,
  type HrProposalForm,
  type PresentPerson,
} from '@member-care/domain/user/hr-proposal-form.ts'
import { Alert, AlertTitle, Box, Button, Stack, Typography } from '@mui/material'
import { useEffect, useState } from 'react'
import { TextInput } from 'react-admin'
import { useFormState } from 'react-hook-form'
import { ConfirmDialog } from '../../console/confirm-dialog.tsx'
import { FailureAlert } from '../../console/failure-alert.tsx'
import { FieldList, Panel } from '../../console/field-list.tsx'
import { formatInstant } from '../../console/singapore-time.ts'
import { useCommandSending } from '../../console/use-command-sending.ts'
import { ChoiceInput } from '../../record/choice-input.tsx'
import { CommandForm, useFormSending } from '../../record/command-form.tsx'
import { DateInput } from '../../record/date-input.tsx'
import { InputGrid } from '../../record/input-grid.tsx'
import { useRecordCache } from '../../record/whole-record.ts'
import { hrDataProvider, type Employee } from '../hr-data-provider.ts'

const { proposal: texts, fields, genders } = hrChangeTexts

type Pending = NonNullable<Employee['proposal']>
type Outcome = 'sent' | 'withdrawn'

export interface IdentityProposalProps {
  readonly employee: Employee
  /** As whose HR it is proposed. */
  readonly companyId: string
  readonly onUnsaved: (isUnsaved: boolean) => void
}

/** Who an employee is: HR proposes it, and withdraws what it proposed, until ADMIN_OPERATION has decided (S90). */
export function IdentityProposal({ employee, companyId, onUnsaved }: IdentityProposalProps) {
  const [outcome, setOutcome] = useState<Outcome>()
  const { show, reload } = useRecordCache<Employee>('employees')
  const done = (is: Outcome) => async (changed: Employee) => {
    await show(changed)
    setOutcome(is)
  }
  const onConflict = () => reload(employee.id)
  const { proposal, isChangeWaiting } = employee
  const pending = proposal?.status === 'WAITING_VERIFICATION' ? proposal : undefined
  return (
    <Panel title={texts.title}>
      <Typography variant="body2" sx={{ color: 'text.secondary', mb: 2.5, maxWidth: 640 }}>
        {texts.lead}
      </Typography>
      <Box role="status">
        {outcome && (
          <Alert severity="success" sx={{ mb: 2.5 }}>
            {texts[outcome]}
          </Alert>
        )}
      </Box>
      {pending ? (
        <PendingProposal
          employee={employee}
          pending={pending}
          onWithdrawn={done('withdrawn')}
          onConflict={onConflict}
        />
      ) : isChangeWaiting ? (
        <Alert severity="info">{texts.otherWaits}</Alert>
      ) : (
        <>
          {outcome === undefined && <LastDecision proposal={proposal} />}
          <ProposalForm
            employee={employee}
            companyId={companyId}
            onUnsaved={onUnsaved}
            onSent={done('sent')}
            onConflict={onConflict}
          />
        </>
      )}
    </Panel>
  )
}

function LastDecision({ proposal }: Pick<Employee, 'proposal'>) {
  if (proposal?.status !== 'APPROVED' && proposal?.status !== 'REJECTED') return null
  return (
    <Alert severity="info" sx={{ mb: 2.5 }}>
      {proposal.status === 'APPROVED' ? texts.approved : texts.declined}
    </Alert>
  )
}

interface PendingProposalProps {
  readonly employee: Employee
  readonly pending: Pending
  readonly onWithdrawn: (employee: Employee) => Promise<void>
  readonly onConflict: () => Promise<void>
}

/** What waits, field by field. */
function PendingProposal({ employee, pending, onWithdrawn, onConflict }: PendingProposalProps) {
  const [isAsked, setAsked] = useState(false)
  const { send, isPending, failure, clearFailure } = useCommandSending<Employee>({ onDone: onWithdrawn, onConflict })
  return (
    <Stack spacing={2} sx={{ alignItems: 'start' }}>
      <Alert severity="info" sx={{ alignSelf: 'stretch' }}>
        <AlertTitle>{texts.pendingTitle}</AlertTitle>
        {texts.pendingSince(pending.companyName ?? '', formatInstant(pending.requestedAt))}
      </Alert>
      {pendingRows(employee, pending).map(({ label, now, proposed }) => (
        <Box key={label} component="section" aria-label={label} sx={{ alignSelf: 'stretch' }}>
          <Typography variant="h3" sx={{ fontSize: '0.9375rem', fontWeight: 620, mb: 0.5 }}>
            {label}
          </Typography>
          <FieldList
            fields={[
              { label: texts.now, value: now },
              { label: texts.proposed, value: proposed ?? texts.staysAsItIs },
            ]}
          />
        </Box>
      ))}
      <FieldList fields={[{ label: texts.reason, value: pending.reason }]} />
      <Button
        variant="outlined"
        onClick={() => {
          clearFailure()
          setAsked(true)
        }}
      >
        {texts.withdraw}
      </Button>
      {isAsked && (
        <ConfirmDialog
          title={texts.withdrawTitle}
          text={texts.withdrawText}
          confirmLabel={texts.withdraw}
          isPending={isPending}
          failure={failure?.message}
          onConfirm={() =>
            void send(pending.requestId, (options) =>
              hrDataProvider.withdrawIdentityChange(employee.id, pending.requestId, options),
            )
          }
          onClose={() => setAsked(false)}
        />
      )}
    </Stack>
  )
}

function pendingRows(employee: Employee, { name, nric, birthdate, gender }: Pending) {
  return [
    { label: fields.name, now: employee.name, proposed: name },
    { label: fields.nric, now: employee.nric, proposed: nric },
    { label: fields.birthdate, now: dateOf(employee.birthdate) ?? genders[''], proposed: dateOf(birthdate) },
    { label: fields.gender, now: genders[employee.gender ?? ''], proposed: gender && genders[gender] },
  ]
}

function dateOf(date: Personal<string> | null): Personal<string> | null {
  return date === null || isRedacted(date) ? date : formatDisplay(date)
}

interface ProposalFormProps extends IdentityProposalProps {
  readonly onSent: (employee: Employee) => Promise<void>
  readonly onConflict: () => Promise<void>
}

function ProposalForm({ employee, companyId, onUnsaved, onSent, onConflict }: ProposalFormProps) {
  const { send, isPending, failure } = useCommandSending<Employee>({ onConflict })
  const present = presentPerson(employee)
  const empty: HrProposalForm = {
    name: present.name ?? '',
    nric: present.nric ?? '',
    birthdate: present.birthdate ?? '',
    gender: present.gender ?? '',
    reason: '',
  }
  return (
    <CommandForm<HrProposalForm & Record<string, unknown>, Employee>
      label={texts.title}
      empty={{ ...empty }}
      errorsOf={(values) => hrProposalErrors(values, present, singaporeToday(new Date()))}
      send={(values) => {
        const asked = { companyId, reason: values.reason, ...withoutUndefined(proposedChangeOf(values, present)) }
        return send(asked, (options) => hrDataProvider.proposeIdentityChange(employee.id, asked, options))
      }}
      onDone={onSent}
      isPending={isPending}
      failure={failure}
      // The other form of the page asks for both.
      warnWhenUnsavedChanges={false}
    >
      <TellUnsaved onUnsaved={onUnsaved} />
      <ProposalInputs />
    </CommandForm>
  )
}

/** As HR is shown it: the NRIC masked. */
function presentPerson({ name, nric, birthdate, gender }: Employee): PresentPerson {
  const said = (value: Personal<string> | null) => (value === null || isRedacted(value) ? null : value)
  return { name: said(name), nric: said(nric), shownNric: said(nric) ?? undefined, birthdate: said(birthdate), gender }
}

function ProposalInputs() {
  const { isPending, failure } = useFormSending()
  return (
    <Stack spacing={2.5}>
      <InputGrid>
        <TextInput source="name" label={fields.name} helperText={false} parse={asText} />
        <TextInput
          source="nric"
          label={fields.nric}
          helperText={texts.nricHint}
          parse={asText}
          slotProps={{ htmlInput: { autoCapitalize: 'characters', spellCheck: false, maxLength: 200 } }}
        />
        <DateInput source="birthdate" label={fields.birthdate} />
        <ChoiceInput
          source="gender"
          label={fields.gender}
          choices={Object.entries(genders).map(([id, label]) => ({ id, name: label }))}
          helperText={false}
          parse={(value) => value}
        />
      </InputGrid>
      <TextInput
        source="reason"
        label={texts.reason}
        helperText={texts.reasonHint}
        parse={asText}
        multiline
        minRows={2}
        slotProps={{ htmlInput: { maxLength: LONGEST_PROPOSAL_REASON } }}
      />
      <FailureAlert message={failure?.message} sx={{ mt: 0 }} />
      <Button type="submit" variant="contained" loading={isPending} sx={{ alignSelf: 'start' }}>
        {texts.submit}
      </Button>
    </Stack>
  )
}

/** react-admin takes an emptied field for null. */
function asText(value: string | null): string {
  return value ?? ''
}

function TellUnsaved({ onUnsaved }: Pick<IdentityProposalProps, 'onUnsaved'>) {
  const { isDirty } = useFormState()
  useEffect(() => {
    onUnsaved(isDirty)
    return () => onUnsaved(false)
  }, [isDirty, onUnsaved])
  return null
}
