/** eLOG Records: the member's letters of guarantee, of all companies that employ them or of one (2§2, ELG-029 to ELG-033). */
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { Link as RouterLink, useSearchParams } from 'react-router-dom'
import { elogRecordsTexts } from '@member-care/domain/texts/guarantee-page-texts.ts'
import { EmptyState } from '@member-care/web-kit/page/empty-state.tsx'
import { LoadFailure } from '@member-care/web-kit/page/load-failure.tsx'
import { portalQuery } from '../data/portal-query.ts'
import { useAnswer } from '../data/use-answer.ts'
import { FilterSelect } from '../form/filter-select.tsx'
import { NotUpToDate } from '../page/not-up-to-date.tsx'
import { PageHeading } from '../page/page-heading.tsx'
import { Panel } from '../page/panel.tsx'
import { Skeletons } from '../page/skeletons.tsx'
import { readGuarantees } from '../portal-api/guarantees-api.ts'
import { useSignedInUser } from '../session/session.ts'
import { UnfinishedRequests } from '../request-elog/unfinished-requests.tsx'
import { ElogCard } from './elog-card.tsx'

export function ElogRecordsPage() {
  const employers = useSignedInUser().companies.filter(({ memberType }) => memberType === 'E')
  const [query, setQuery] = useSearchParams()
  const asked = query.get('companyId') ?? ''
  const companyId = employers.some((company) => company.companyId === asked) ? asked : ''
  const list = useAnswer(
    portalQuery({ key: ['guarantees', companyId], load: (signal) => readGuarantees(companyId, signal) }),
  )
  const rows = list.value
  // Whoever has left keeps the letters that they have, and asks for no others.
  const request =
    employers.length === 0 ? undefined : (
      <Button variant="contained" component={RouterLink} to="/app/submitelog">
        {elogRecordsTexts.request}
      </Button>
    )
  return (
    <>
      <PageHeading title={elogRecordsTexts.title}>{rows !== undefined && rows.length > 0 && request}</PageHeading>
      <Box sx={{ display: 'grid', gap: 2.5 }}>
        <UnfinishedRequests />
        {employers.length > 1 && (
          <Box sx={{ maxWidth: 420 }}>
            <FilterSelect
              name="companyId"
              label={elogRecordsTexts.company}
              all={elogRecordsTexts.allCompanies}
              value={companyId}
              choices={employers.map((company) => ({ value: company.companyId, label: company.companyName }))}
              onChange={(chosen) => setQuery(chosen === '' ? {} : { companyId: chosen }, { replace: true })}
            />
          </Box>
        )}
        {list.phase === 'failed' && rows === undefined && (
          <LoadFailure detail={list.failure ?? ''} onRetry={list.reload} />
        )}
        {list.phase === 'failed' && rows !== undefined && (
          <NotUpToDate title={elogRecordsTexts.notUpToDate} onRetry={list.reload} />
        )}
        {list.phase === 'loading' && <Skeletons count={3} height={148} />}
        {rows?.length === 0 && (
          <Panel>
            <EmptyState title={elogRecordsTexts.empty} action={request}>
              {request && elogRecordsTexts.emptyDetail}
            </EmptyState>
          </Panel>
        )}
        {rows !== undefined && rows.length > 0 && (
          <Box
            component="ul"
            aria-label={elogRecordsTexts.title}
            sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5, gridTemplateColumns: { md: '1fr 1fr' } }}
          >
            {rows.map((row) => (
              <ElogCard key={row.id} row={row} />
            ))}
          </Box>
        )}
      </Box>
    </>
  )
}
