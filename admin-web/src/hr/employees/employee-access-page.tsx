import { hrAdministratorRole } from '@member-care/domain/access/powers.ts'
import { hrEmployeeTexts } from '@member-care/domain/texts/hr-employee-texts.ts'
import { Alert, Box, Button, FormControlLabel, Switch, Typography } from '@mui/material'
import { useState } from 'react'
import { useShowContext } from 'react-admin'
import { ConfirmDialog } from '../../console/confirm-dialog.tsx'
import { Panel } from '../../console/field-list.tsx'
import { personalText } from '../../console/forgotten.ts'
import { useCommandSending } from '../../console/use-command-sending.ts'
import { hrDataProvider, type Employee } from '../hr-data-provider.ts'
import { EmployeeFrame } from './employee-frame.tsx'

const { access: texts } = hrEmployeeTexts

/** What an employee may open: the portal always, the HR area where HR says so (3§2.16, S04). */
export default function EmployeeAccessPage() {
  return <EmployeeFrame title={texts.title}>{(employee) => <AccessForm employee={employee} />}</EmployeeFrame>
}

function AccessForm({ employee }: { readonly employee: Employee }) {
  const { refetch } = useShowContext<Employee>()
  const isHr = employee.roles.some(({ type }) => type === hrAdministratorRole)
  const [wanted, want] = useState(isHr)
  const [isAsked, setAsked] = useState(false)
  const [isUpdated, setUpdated] = useState(false)
  const { send, isPending, failure, clearFailure } = useCommandSending({
    onDone: async () => {
      setAsked(false)
      setUpdated(true)
      await refetch()
    },
    onConflict: () => refetch(),
  })
  const name = personalText(employee.name)
  return (
    <Panel title={texts.title}>
      <Typography variant="body2" sx={{ color: 'text.secondary', mb: 2 }}>
        {texts.lead}
      </Typography>
      <Box sx={{ display: 'grid', gap: 2, justifyItems: 'start' }}>
        <AccessSwitch label={texts.normal} meaning={texts.normalMeaning} isOn isFixed />
        <AccessSwitch
          label={texts.hr}
          meaning={texts.hrMeaning}
          isOn={wanted}
          onChange={(next) => {
            setUpdated(false)
            want(next)
          }}
        />
        <Button
          variant="contained"
          disabled={wanted === isHr}
          onClick={() => {
            clearFailure()
            setAsked(true)
          }}
        >
          {texts.save}
        </Button>
      </Box>
      <div role="status">
        {isUpdated && (
          <Alert severity="success" sx={{ mt: 2 }}>
            {texts.updated}
          </Alert>
        )}
      </div>
      {isAsked && (
        <ConfirmDialog
          title={wanted ? texts.confirmGive(name) : texts.confirmTake(name)}
          text={texts.confirmText}
          confirmLabel={texts.save}
          isPending={isPending}
          failure={failure?.message}
          onConfirm={() =>
            void send(wanted, (options) => hrDataProvider.changeEmployeeAccess(employee.uuid, wanted, options))
          }
          onClose={() => setAsked(false)}
        />
      )}
    </Panel>
  )
}

interface AccessSwitchProps {
  readonly label: string
  readonly meaning: string
  readonly isOn: boolean
  /** It is always so. */
  readonly isFixed?: boolean
  readonly onChange?: (isOn: boolean) => void
}

function AccessSwitch({ label, meaning, isOn, isFixed = false, onChange }: AccessSwitchProps) {
  return (
    <Box>
      <FormControlLabel
        control={<Switch checked={isOn} disabled={isFixed} onChange={(_event, checked) => onChange?.(checked)} />}
        label={label}
      />
      <Typography variant="body2" sx={{ color: 'text.secondary', pl: 6 }}>
        {meaning}
      </Typography>
    </Box>
  )
}
