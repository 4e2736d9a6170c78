import RedemptionIcon from '@mui/icons-material/RedeemOutlined'
import { consoleTexts } from '@member-care/domain/texts/console-texts.ts'
import { redemptionListTexts as texts } from '@member-care/domain/texts/reward-code-texts.ts'
import { Box, Link } from '@mui/material'
import { Link as RouterLink } from 'react-router-dom'
import { CompanyListFilter } from '../claims/list/company-filter.tsx'
import { usePowers } from '../console/administrator.ts'
import { formatInstant } from '../console/singapore-time.ts'
import { TwoLines } from '../console/two-lines.tsx'
import { ConsoleList } from '../list/console-list.tsx'
import { ListColumn, type ListColumnProps } from '../list/list-column.tsx'
import { ListFilters } from '../list/list-filters.tsx'
import type { ListSearch } from '../list/list-search.ts'
import { PersonalSearchField } from '../list/personal-search-field.tsx'
import { usePersonalSearch } from '../list/use-personal-search.ts'
import { redemptionHistoryAddress, redemptionListAddress } from './reward-addresses.ts'
import type { RedemptionRow } from './reward-commands.ts'

const { columns } = texts

/** Who redeemed which reward, the latest first. */
export default function RedemptionList() {
  const person = usePersonalSearch('reward-redemptions.q', redemptionListAddress)
  const seesHistory = usePowers()?.has('history.view') === true
  return (
    <ConsoleList<RedemptionRow>
      resource="reward-redemptions"
      address={redemptionListAddress}
      search={person}
      title={texts.title}
      subtitle={<div>{texts.lead}</div>}
      icon={RedemptionIcon}
      texts={{
        loadFailed: texts.failed,
        empty: consoleTexts.empty.list,
        emptyHint: texts.none,
        noMatch: texts.noMatch,
        count: texts.count,
      }}
      filters={<RedemptionFilters person={person} />}
      columns={[...shown, ...(seesHistory ? [historyColumn] : [])].map((column) => (
        <ListColumn key={column.source} {...column} />
      ))}
      card={(redemption) => <RedemptionCard redemption={redemption} seesHistory={seesHistory} />}
    />
  )
}

function RedemptionFilters({ person }: { person: ListSearch }) {
  return (
    <ListFilters label={texts.filters} columns="repeat(2, minmax(0, 280px))">
      <CompanyListFilter />
      <PersonalSearchField label={texts.search} search={person} />
    </ListFilters>
  )
}

const shown: readonly ListColumnProps<RedemptionRow>[] = [
  {
    source: 'redeemedAt',
    label: columns.redeemedAt,
    sorts: true,
    render: ({ redeemedAt }) => formatInstant(redeemedAt),
  },
  {
    source: 'member',
    label: columns.member,
    isRowHeader: true,
    textWidth: 200,
    render: ({ member, companyName }) => <TwoLines first={member.name ?? texts.forgotten} second={companyName} />,
  },
  {
    source: 'rewardTitle',
    label: columns.reward,
    textWidth: 240,
    render: ({ rewardTitle, merchantName }) => <TwoLines first={rewardTitle} second={merchantName ?? ''} />,
  },
  { source: 'validUntil', label: columns.validUntil, sorts: true, render: (redemption) => endOf(redemption) },
]

const historyColumn: ListColumnProps<RedemptionRow> = {
  source: 'history',
  label: texts.history,
  render: (redemption) => <HistoryLink redemption={redemption} />,
}

function endOf({ validUntil }: RedemptionRow): string {
  return validUntil === null ? texts.withoutEnd : formatInstant(validUntil)
}

function HistoryLink({ redemption: { id, rewardTitle } }: { redemption: RedemptionRow }) {
  return (
    <Link
      component={RouterLink}
      to={redemptionHistoryAddress(id)}
      aria-label={texts.openHistory(rewardTitle ?? '')}
      sx={{ display: 'inline-flex', alignItems: 'center', minHeight: 24 }}
    >
      {texts.history}
    </Link>
  )
}

function RedemptionCard({ redemption, seesHistory }: { redemption: RedemptionRow; seesHistory: boolean }) {
  const { member, companyName, rewardTitle, merchantName, redeemedAt } = redemption
  return (
    <Box sx={{ overflowWrap: 'anywhere' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', columnGap: 2 }}>
        <Box sx={{ fontWeight: 600 }}>{member.name ?? texts.forgotten}</Box>
        <span>{formatInstant(redeemedAt)}</span>
      </Box>
      <div>{rewardTitle}</div>
      <Box sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>
        {merchantName !== null && <div>{merchantName}</div>}
        {companyName}
        <br />
        {columns.validUntil} {endOf(redemption)}
      </Box>
      {seesHistory && <HistoryLink redemption={redemption} />}
    </Box>
  )
}
