import {
  Box,
  Checkbox,
  FormControl,
  FormControlLabel,
  FormGroup,
  FormHelperText,
  FormLabel,
  Stack,
  Typography,
} from '@mui/material'
import {
  administratorGroupCodes,
  workingRoles,
  type AdministratorForm,
} from '@member-care/domain/access/administrator-form.ts'
import { excludedRoles } from '@member-care/domain/access/checking-roles.ts'
import { reachesItRole } from '@member-care/domain/access/change-access.ts'
import type { AdministratorRole } from '@member-care/domain/access/powers.ts'
import {
  administratorFormTexts as texts,
  administratorRoleTexts,
} from '@member-care/domain/texts/administrator-list-texts.ts'
import { useId } from 'react'
import { TextInput, useInput } from 'react-admin'
import { useAdministrator } from '../console/administrator.ts'
import { CheckingRolesWarning } from './combined-roles.tsx'

export type AdministratorFormValues = Omit<AdministratorForm, 'password'>

interface AdministratorFieldsProps {
  /** Roles and groups cannot be changed here then; they are shown all the same. */
  readonly isOwn?: boolean
  /** Why the address cannot be changed here; nothing where it can. */
  readonly emailFixed?: string | undefined
  /** The roles that the person has: such as check each other stay possible then. */
  readonly held?: readonly string[]
}

/** Name, e-mail address, six role checkboxes, the auditor's, and the client groups (3§2.11). */
export function AdministratorFields({ isOwn = false, emailFixed, held = [] }: AdministratorFieldsProps) {
  return (
    <Stack spacing={3}>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', md: '1fr 1fr' }, alignItems: 'start' }}>
        <TextInput source="name" label={texts.name} required />
        <TextInput
          source="email"
          label={texts.email}
          type="email"
          required
          helperText={emailFixed ?? texts.emailHint}
          slotProps={{ htmlInput: { spellCheck: false, readOnly: emailFixed !== undefined } }}
        />
      </Box>
      <RolesInput held={held} isDisabled={isOwn} />
      <GroupsInput isDisabled={isOwn} />
    </Stack>
  )
}

/** The working roles, and apart from them the auditor's. */
function RolesInput({ held, isDisabled }: { readonly held: readonly string[]; readonly isDisabled: boolean }) {
  const { field, fieldState } = useInput({ source: 'roles' })
  const asking = useAdministrator()
  const isItOutOfReach = asking !== undefined && !reachesItRole(asking)
  const chosen = field.value as readonly AdministratorRole[]
  const closed = closedRoles(chosen, { held, isItOutOfReach, mayCombine: asking?.mayCombineCheckingRoles === true })
  const choices = { closed, chosen, onChange: field.onChange, isDisabled }
  return (
    <Stack spacing={3}>
      <RoleChoices
        {...choices}
        legend={texts.roles}
        roles={workingRoles}
        firstRef={field.ref}
        error={fieldState.error?.message}
      />
      <RoleChoices {...choices} legend={texts.auditRole} roles={['ADMIN_AUDITOR']} />
      <CheckingRolesWarning held={held} />
    </Stack>
  )
}

function GroupsInput({ isDisabled }: { readonly isDisabled: boolean }) {
  const { field, fieldState } = useInput({ source: 'groupCodes' })
  return (
    <GroupChoices
      chosen={field.value as readonly string[]}
      onChange={field.onChange}
      firstRef={field.ref}
      error={fieldState.error?.message}
      isDisabled={isDisabled}
    />
  )
}

/** Roles that cannot be chosen, each with why: others give them, or they check one that is chosen. */
function closedRoles(
  chosen: readonly AdministratorRole[],
  { held, isItOutOfReach, mayCombine }: { held: readonly string[]; isItOutOfReach: boolean; mayCombine: boolean },
): ReadonlyMap<AdministratorRole, string> {
  const excluded = mayCombine ? [] : excludedRoles(chosen, held)
  const checkedBy = (role: AdministratorRole) =>
    chosen.filter((one) => excludedRoles([one], held).includes(role)).map((one) => administratorRoleTexts[one].label)
  return new Map([
    ...excluded.map((role) => [role, texts.excludedRole(checkedBy(role).join(', '))] as const),
    ...(isItOutOfReach ? [['ADMIN_IT', texts.itRoleOutOfReach] as const] : []),
  ])
}

/** What explains boxes stays readable where they cannot be ticked. */
const readable = { '&.Mui-disabled': { color: 'text.secondary' } } as const

interface ChoicesProps {
  readonly onChange: (chosen: readonly string[]) => void
  /** Of the first box: where the focus goes when the choice is wrong. */
  readonly firstRef?: (element: HTMLInputElement | null) => void
  readonly error?: string | undefined
  readonly isDisabled: boolean
}

interface RoleChoicesProps extends ChoicesProps {
  readonly legend: string
  readonly roles: readonly AdministratorRole[]
  /** Shown, with why they cannot be chosen. */
  readonly closed: ReadonlyMap<AdministratorRole, string>
  readonly chosen: readonly AdministratorRole[]
}

function RoleChoices({ legend, roles, closed, chosen, onChange, firstRef, error, isDisabled }: RoleChoicesProps) {
  const errorId = useId()
  return (
    <FormControl
      component="fieldset"
      error={error !== undefined}
      disabled={isDisabled}
      aria-describedby={error === undefined ? undefined : errorId}
    >
      <FormLabel component="legend" sx={{ fontWeight: 620, mb: 1, ...readable }}>
        {legend}
      </FormLabel>
      <FormGroup sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', md: '1fr 1fr' }, columnGap: 3, rowGap: 1 }}>
        {roles.map((role, index) => (
          <FormControlLabel
            key={role}
            sx={{ alignItems: 'flex-start', m: 0 }}
            disabled={isDisabled || closed.has(role)}
            control={
              <Checkbox
                checked={chosen.includes(role)}
                onChange={(_event, isChosen) => onChange(withOrWithout(chosen, role, isChosen))}
                slotProps={{
                  input: {
                    'aria-label': `${administratorRoleTexts[role].label}: ${administratorRoleTexts[role].sentence}`,
                    ...(index === 0 && firstRef && { ref: firstRef }),
                  },
                }}
              />
            }
            label={
              <Box sx={{ pt: 1 }}>
                <Typography component="span" sx={{ display: 'block', fontWeight: 600 }}>
                  {administratorRoleTexts[role].label}
                </Typography>
                <Typography component="span" variant="body2" sx={{ color: 'text.secondary' }}>
                  {administratorRoleTexts[role].sentence} {closed.get(role)}
                </Typography>
              </Box>
            }
          />
        ))}
      </FormGroup>
      {error !== undefined && <FormHelperText id={errorId}>{error}</FormHelperText>}
    </FormControl>
  )
}

function GroupChoices({
  chosen,
  onChange,
  firstRef,
  error,
  isDisabled,
}: ChoicesProps & { readonly chosen: readonly string[] }) {
  const hintId = useId()
  // A group of an older record is not lost by being unknown here.
  const codes = [...new Set([...administratorGroupCodes, ...chosen])]
  return (
    <FormControl component="fieldset" error={error !== undefined} disabled={isDisabled} aria-describedby={hintId}>
      <FormLabel component="legend" sx={{ fontWeight: 620, mb: 1, ...readable }}>
        {texts.groups}
      </FormLabel>
      <FormGroup row sx={{ columnGap: 1 }}>
        {codes.map((code, index) => (
          <FormControlLabel
            key={code}
            label={code}
            control={
              <Checkbox
                checked={chosen.includes(code)}
                onChange={(_event, isChosen) => onChange(withOrWithout(chosen, code, isChosen))}
                slotProps={{ input: { 'aria-label': code, ...(index === 0 && firstRef && { ref: firstRef }) } }}
              />
            }
          />
        ))}
      </FormGroup>
      <FormHelperText id={hintId} sx={readable}>
        {error ?? texts.groupsHint}
      </FormHelperText>
    </FormControl>
  )
}

/** Always in the same order, not in the order of the ticks: a box that is ticked again changes nothing. */
function withOrWithout<Value extends string>(
  values: readonly Value[],
  value: Value,
  isChosen: boolean,
): readonly Value[] {
  const others = values.filter((other) => other !== value)
  return isChosen ? [...others, value].sort() : others
}
