import ImportIcon from '@mui/icons-material/UploadFileOutlined'
import CompaniesIcon from '@mui/icons-material/CorporateFareOutlined'
import { companyMasterTexts as texts } from '@member-care/domain/texts/company-master-texts.ts'
import { consoleTexts } from '@member-care/domain/texts/console-texts.ts'
import { Box, Button, Chip, Link, Typography } from '@mui/material'
import { Link as RouterLink } from 'react-router-dom'
import { editClientAddress } from '../clients/client-addresses.ts'
import type { CompanyMasterEntry } from '../clients/client-record.ts'
import { ClientStatusChip } from '../clients/client-status-chip.tsx'
import { CompanySearchFields } from '../clients/company-search-fields.tsx'
import { filterOfSearch, readCompanyField } from '../clients/company-search.ts'
import { usePowers } from '../console/administrator.ts'
import { ConsoleList } from '../list/console-list.tsx'
import { FilterSelect } from '../list/filter-select.tsx'
import { ListColumn, type ListColumnProps } from '../list/list-column.tsx'
import { useKeptParameter } from '../list/list-router.tsx'
import { useAddressSearch } from '../list/use-address-search.ts'
import { companyImportPath, companyMasterAddress } from './company-master-address.ts'

const { columns } = texts

/** The company master: the companies that a client can be made of, and which clients say something else by now. */
export default function CompanyMasterList() {
  const search = useAddressSearch('query', companyMasterAddress)
  const [kept] = useKeptParameter('filter', companyMasterAddress)
  const field = readCompanyField(kept ?? '')
  return (
    <ConsoleList<CompanyMasterEntry>
      resource="company-master"
      address={companyMasterAddress}
      filter={filterOfSearch({ field, text: search.searched })}
      title={texts.title}
      icon={CompaniesIcon}
      subtitle={<div>{texts.lead}</div>}
      texts={{
        loadFailed: texts.failed,
        empty: consoleTexts.empty.list,
        emptyHint: texts.none,
        noMatch: texts.noMatch,
        count: texts.count,
      }}
      actions={<ImportButton />}
      filters={
        <Box sx={{ p: 1.5, display: 'grid', gap: 1.5, gridTemplateColumns: { xs: '1fr', lg: '180px minmax(0, 1fr)' } }}>
          <FilterSelect
            source="differs"
            label={texts.shown}
            everything={texts.everything}
            choices={[{ value: 'yes', label: texts.differing }]}
          />
          <CompanySearchFields
            label={texts.search}
            search={{ field, text: search.text }}
            onSearch={(next) => search.change({ filter: next.field, query: next.text })}
          />
        </Box>
      }
      isNarrowed={search.text !== ''}
      onClear={() => search.setText('')}
      opens={({ id, isClient }) => isClient && editClientAddress(id)}
      columns={listed.map((column) => (
        <ListColumn key={column.source} {...column} />
      ))}
      card={(company) => <CompanyCard company={company} />}
    />
  )
}

const listed: readonly ListColumnProps<CompanyMasterEntry>[] = [
  {
    source: 'companyName',
    label: columns.name,
    sorts: true,
    isRowHeader: true,
    width: 320,
    render: (company) => <CompanyName company={company} />,
  },
  { source: 'companyCode', label: columns.code, sorts: true, render: ({ companyCode }) => companyCode },
  { source: 'groupCode', label: columns.groupCode, sorts: true, render: ({ groupCode }) => groupCode },
  { source: 'policyNo', label: columns.policyNo, sorts: true, render: ({ policyNo }) => policyNo },
  { source: 'active', label: columns.status, render: ({ active }) => <ClientStatusChip isActive={active} /> },
  { source: 'isClient', label: columns.client, render: (company) => <ClientState company={company} /> },
]

/** The name, as the link to the client that was made of the company. */
function CompanyName({ company: { id, companyName, isClient } }: { company: CompanyMasterEntry }) {
  if (!isClient) return <>{companyName}</>
  return (
    <Link
      component={RouterLink}
      to={editClientAddress(id)}
      aria-label={texts.openClient(companyName)}
      sx={{ display: 'inline-flex', alignItems: 'center', minHeight: 24 }}
    >
      {companyName}
    </Link>
  )
}

/** Whether a client was made of it, and whether that says the same. */
function ClientState({ company: { isClient, differs } }: { company: CompanyMasterEntry }) {
  if (!isClient) return <>{texts.notClient}</>
  return differs ? <Chip size="small" variant="outlined" color="warning" label={texts.differs} /> : <>{texts.same}</>
}

function CompanyCard({ company }: { company: CompanyMasterEntry }) {
  return (
    <>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'flex-start', gap: 1, mb: 0.5 }}>
        <Box sx={{ minWidth: 0, fontWeight: 600, overflowWrap: 'anywhere' }}>
          <CompanyName company={company} />
        </Box>
        <ClientStatusChip isActive={company.active} />
      </Box>
      <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
        {columns.code} {company.companyCode} · {columns.groupCode} {company.groupCode}
        <br />
        {columns.policyNo} {company.policyNo}
      </Typography>
      <Typography variant="body2" component="div" sx={{ mt: 0.5 }}>
        {columns.client}: <ClientState company={company} />
      </Typography>
    </>
  )
}

function ImportButton() {
  const powers = usePowers()
  if (!powers?.has('companyMaster.import')) return null
  return (
    <Button variant="contained" startIcon={<ImportIcon />} component={RouterLink} to={companyImportPath}>
      {texts.import}
    </Button>
  )
}
