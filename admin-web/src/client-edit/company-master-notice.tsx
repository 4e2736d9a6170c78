import {
  differingFields,
  masterDetailsOf,
  withTakenOver,
  type MasterDetails,
} from '@member-care/domain/client/company-details.ts'
import { clientEditTexts, companyMasterNoticeTexts as texts } from '@member-care/domain/texts/client-edit-texts.ts'
import { Alert, AlertTitle, Box, Button, Typography } from '@mui/material'
import { useGetMany } from 'react-admin'
import { useFormContext, useWatch } from 'react-hook-form'
import type { CompanyMasterEntry } from '../clients/client-record.ts'
import type { EditedClient } from './client-edit-calls.ts'
import { companyDetailFields, type ClientForm } from './client-form.ts'

type MasterField = keyof MasterDetails

const labels: Readonly<Record<MasterField, string>> = { ...clientEditTexts.basic, status: texts.status }

/** What the company master says and the client does not. Each field, or all, can be taken over into the form, and given back. */
export function CompanyMasterNotice({ client }: { client: EditedClient }) {
  const { data: [company] = [] } = useGetMany<CompanyMasterEntry>('company-master', { ids: [client.id] })
  const values = useWatch<ClientForm>() as ClientForm
  const { setValue } = useFormContext<ClientForm>()
  if (!company) return null
  const master = masterDetailsOf(company)
  const differing = differingFields(client, master)
  if (differing.length === 0) return null
  const isTaken = (field: MasterField) => values[field] === master[field]
  const areAllTaken = differing.every(isTaken)

  function put(from: MasterDetails, fields: readonly MasterField[]): void {
    const { name, companyCode, groupCode, policyNo, status } = values
    const chosen = Object.fromEntries(fields.map((field) => [field, from[field]]))
    const after = { name, companyCode, groupCode, policyNo, status, ...chosen }
    const details = withTakenOver(client, after)
    for (const field of companyDetailFields) setValue(field, details[field], { shouldDirty: true })
    setValue('status', after.status, { shouldDirty: true })
  }

  return (
    <Alert severity="info" sx={{ mb: 2, '& .MuiAlert-message': { width: '100%', minWidth: 0 } }}>
      <AlertTitle>{texts.title}</AlertTitle>
      <Typography variant="body2">{texts.introduction}</Typography>
      <Box
        component="ul"
        aria-label={texts.title}
        sx={{ listStyle: 'none', m: 0, my: 1.5, p: 0, display: 'grid', gap: 1.5 }}
      >
        {differing.map((field) => (
          <DifferingField
            key={field}
            label={labels[field]}
            ours={shown(field, client)}
            master={shown(field, master)}
            isTaken={isTaken(field)}
            onChoose={() => put(isTaken(field) ? client : master, [field])}
          />
        ))}
      </Box>
      <Button
        size="small"
        variant="outlined"
        color="inherit"
        onClick={() => put(areAllTaken ? client : master, differing)}
      >
        {areAllTaken ? texts.keepAll : texts.takeAll}
      </Button>
    </Alert>
  )
}

interface DifferingFieldProps {
  readonly label: string
  readonly ours: string
  readonly master: string
  readonly isTaken: boolean
  readonly onChoose: () => void
}

function DifferingField({ label, ours, master, isTaken, onChoose }: DifferingFieldProps) {
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        alignItems: 'center',
        columnGap: 2,
        rowGap: 0.25,
        gridTemplateColumns: { xs: '1fr', sm: 'minmax(0, 1fr) auto' },
        justifyItems: 'start',
      }}
    >
      <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
        <strong>{label}</strong>
        <br />
        {texts.ours}: {ours}
        <br />
        {texts.master}: {master}
      </Typography>
      {/* The same button gives it back, so that the focus stays where it is. */}
      <Button
        size="small"
        color="inherit"
        aria-label={isTaken ? texts.keepField(label) : texts.takeField(label)}
        onClick={onChoose}
      >
        {isTaken ? texts.keep : texts.take}
      </Button>
    </Box>
  )
}

function shown(field: MasterField, details: MasterDetails): string {
  return field === 'status' ? clientEditTexts.statuses[details.status] : details[field]
}
