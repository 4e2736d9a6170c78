/** Chooses a company of the company master, to make it a client or a clone of one (3§2.5, 3§2.6). */
import { clientTexts, selectCompanyText } from '@member-care/domain/texts/client-texts.ts'
import { Alert, Box, Button, Typography } from '@mui/material'
import { WholeCode } from '../console/whole-code.tsx'
import type { CompanyMasterEntry } from './client-record.ts'
import { ClientStatusChip } from './client-status-chip.tsx'
import { CompanySearchDialog } from './company-search-dialog.tsx'
import type { CompanyColumn } from './company-table.tsx'

interface CompanyPickerDialogProps {
  /** Called with the company of a pressed Select; the dialog stays open until its parent closes it. */
  readonly onSelect: (company: CompanyMasterEntry) => void
  readonly onClose: () => void
  /** While what was chosen is being done, nothing else can be chosen. */
  readonly isPending?: boolean
  /** Why what was chosen could not be done, in the server's words. */
  readonly failure?: string | undefined
}

/** Companies that are clients already, or not active, are shown and cannot be chosen. */
export default function CompanyPickerDialog({
  onSelect,
  onClose,
  isPending = false,
  failure,
}: CompanyPickerDialogProps) {
  const choice = { onSelect, isPending }
  return (
    <CompanySearchDialog<CompanyMasterEntry>
      resource="company-master"
      nameField="companyName"
      columns={companyColumns(choice)}
      cards={(companies) => <CompanyCards companies={companies} choice={choice} />}
      empty={(isSearched) => <NoCompanies isSearched={isSearched} />}
      onClose={onClose}
      isPending={isPending}
      failure={failure}
    />
  )
}

/** A master without companies is in order; a search that finds none is not what was wanted (3§2.5). */
function NoCompanies({ isSearched }: { isSearched: boolean }) {
  return (
    <Alert severity={isSearched ? 'error' : 'success'}>
      {isSearched ? clientTexts.noCompanyFound : clientTexts.noCompanies}
    </Alert>
  )
}

interface Choice {
  readonly onSelect: (company: CompanyMasterEntry) => void
  readonly isPending: boolean
}

const { columns } = clientTexts

function companyColumns(choice: Choice): readonly CompanyColumn<CompanyMasterEntry>[] {
  return [
    { label: columns.name, render: ({ companyName }) => companyName },
    { label: columns.status, isWhole: true, render: ({ active }) => <ClientStatusChip isActive={active} /> },
    { label: columns.groupCode, isWhole: true, render: ({ groupCode }) => groupCode },
    { label: columns.policyNo, isWhole: true, render: ({ policyNo }) => policyNo },
    {
      label: clientTexts.select,
      align: 'right',
      isWhole: true,
      render: (company) => <SelectButton company={company} choice={choice} />,
    },
  ]
}

/** The companies where a table does not fit. */
function CompanyCards({ companies, choice }: { companies: readonly CompanyMasterEntry[]; choice: Choice }) {
  return (
    <Box component="ul" aria-label={clientTexts.companies} sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {companies.map((company) => (
        <Box
          component="li"
          key={company.id}
          sx={{
            py: 1.5,
            borderTop: 1,
            borderColor: 'divider',
            display: 'flex',
            gap: 1.5,
            alignItems: 'center',
            justifyContent: 'space-between',
          }}
        >
          <Box sx={{ minWidth: 0 }}>
            <Typography sx={{ fontWeight: 600 }}>{company.companyName}</Typography>
            <Typography variant="body2" sx={{ color: 'text.secondary', mb: 0.5 }}>
              <WholeCode>
                {columns.groupCode} {company.groupCode}
              </WholeCode>{' '}
              ·{' '}
              <WholeCode>
                {columns.policyNo} {company.policyNo}
              </WholeCode>
            </Typography>
            <ClientStatusChip isActive={company.active} />
          </Box>
          <SelectButton company={company} choice={choice} />
        </Box>
      ))}
    </Box>
  )
}

function SelectButton({ company, choice: { onSelect, isPending } }: { company: CompanyMasterEntry; choice: Choice }) {
  if (company.isClient) return <>{clientTexts.alreadyClient}</>
  return (
    <Button
      size="small"
      variant="outlined"
      disabled={isPending || !company.active}
      aria-label={selectCompanyText(company.companyName)}
      onClick={() => onSelect(company)}
    >
      {clientTexts.select}
    </Button>
  )
}
