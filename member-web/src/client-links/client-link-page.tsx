/** A page that opens what the member's company links to. The address is asked for here, so that a one-time password can stand before it (S16). */
import type { ReactNode } from 'react'
import OpenInNewOutlined from '@mui/icons-material/OpenInNewOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useSearchParams } from 'react-router-dom'
import { isLinkOffered, type ClientLinkId } from '@member-care/domain/client/client-links.ts'
import { clientLinkTexts } from '@member-care/domain/texts/client-link-texts.ts'
import { menuTexts, shellTexts } from '@member-care/domain/texts/portal-texts.ts'
import { EmptyState } from '@member-care/web-kit/page/empty-state.tsx'
import { LoadFailure } from '@member-care/web-kit/page/load-failure.tsx'
import { useBenefitConfigs } from '../configuration/use-benefit-configs.ts'
import { portalQuery } from '../data/portal-query.ts'
import { useAnswer } from '../data/use-answer.ts'
import { FilterSelect } from '../form/filter-select.tsx'
import { PageHeading } from '../page/page-heading.tsx'
import { Panel } from '../page/panel.tsx'
import { Skeletons } from '../page/skeletons.tsx'
import { useSignedInUser } from '../session/session.ts'

interface ClientLinkPageProps<Told extends { readonly address: string }> {
  readonly link: ClientLinkId
  readonly read: (companyId: string, signal: AbortSignal) => Promise<Told>
  /** What else is told of it. */
  readonly about?: (told: Told) => ReactNode
}

export function ClientLinkPage<Told extends { readonly address: string }>(props: ClientLinkPageProps<Told>) {
  const { link } = props
  const [query, setQuery] = useSearchParams()
  const { companies, phase, failure, reload } = useOfferingCompanies(link)
  const wanted = query.get('company')
  const company = companies.find(({ companyId }) => companyId === wanted) ?? companies[0]
  return (
    <>
      <PageHeading title={menuTexts[link]} lead={clientLinkTexts[link].lead} />
      {phase === 'failed' && <LoadFailure detail={failure ?? ''} onRetry={reload} />}
      {phase === 'loading' && <Skeletons count={1} height={160} />}
      {phase === 'loaded' && company === undefined && <EmptyState title={clientLinkTexts[link].notOffered} />}
      {companies.length > 1 && company !== undefined && (
        <Box sx={{ maxWidth: 420, mb: 3 }}>
          <FilterSelect
            name="link-company"
            label={clientLinkTexts.company}
            value={company.companyId}
            choices={companies.map(({ companyId, companyName }) => ({ value: companyId, label: companyName }))}
            onChange={(companyId) => setQuery({ company: companyId }, { replace: true })}
          />
        </Box>
      )}
      {company !== undefined && (
        <LinkPanel key={company.companyId} {...props} companyId={company.companyId} title={company.companyName} />
      )}
    </>
  )
}

function useOfferingCompanies(link: ClientLinkId) {
  const { companies } = useSignedInUser()
  const { value: configs = {}, ...answer } = useBenefitConfigs()
  const offering = companies.filter(({ companyId, memberType }) => {
    const features = configs[companyId]?.featuresConfig
    return features !== undefined && isLinkOffered(link, features, memberType)
  })
  return { ...answer, companies: offering }
}

interface LinkPanelProps<Told extends { readonly address: string }> extends ClientLinkPageProps<Told> {
  readonly companyId: string
  readonly title: string
}

function LinkPanel<Told extends { readonly address: string }>({
  link,
  read,
  about,
  companyId,
  title,
}: LinkPanelProps<Told>) {
  const {
    value: told,
    failure,
    phase,
    reload,
  } = useAnswer(portalQuery({ key: ['client-link', link, companyId], load: (signal) => read(companyId, signal) }))
  const { open, where } = clientLinkTexts[link]
  if (told === undefined)
    return phase === 'failed' ? (
      <LoadFailure title={clientLinkTexts.failed} detail={failure ?? ''} onRetry={reload} />
    ) : (
      <Skeletons count={1} height={160} />
    )
  return (
    <Panel title={title}>
      <Box sx={{ display: 'grid', gap: 2, justifyItems: 'start', maxWidth: '65ch' }}>
        {about?.(told)}
        <Typography>{where}</Typography>
        <Button
          component="a"
          href={told.address}
          target="_blank"
          rel="noopener noreferrer"
          variant="contained"
          size="large"
          endIcon={<OpenInNewOutlined titleAccess={shellTexts.opensNewTab} />}
        >
          {open}
        </Button>
      </Box>
    </Panel>
  )
}
