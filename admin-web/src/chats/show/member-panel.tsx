import { formatDisplay } from '@member-care/domain/dates/singapore-dates.ts'
import { chatDeskTexts } from '@member-care/domain/texts/chat-desk-texts.ts'
import { contentFormTexts } from '@member-care/domain/texts/content-page-texts.ts'
import { userStatusLabels } from '@member-care/domain/texts/user-edit-texts.ts'
import { LoadFailure } from '@member-care/web-kit/page/load-failure.tsx'
import { Box, Link, Skeleton } from '@mui/material'
import { useGetList, useGetOne, type HttpError } from 'react-admin'
import { Link as RouterLink } from 'react-router-dom'
import type { AnswerTo } from '../../console/api-client.ts'
import { FieldList, Panel } from '../../console/field-list.tsx'
import { FORGOTTEN } from '../../console/forgotten.ts'
import { PersonalText } from '../../console/personal-text.tsx'
import { formatInstant } from '../../console/singapore-time.ts'
import { UserLink } from '../../record/user-links.tsx'
import { shownRecord } from '../../record/whole-record.ts'
import { subjectText } from '../conversation-columns.tsx'
import { conversationAddress } from '../conversation-list-address.ts'
import type { ConversationRow } from '../conversation-record.ts'
import { useShownTalk } from '../use-talk.ts'

const texts = chatDeskTexts.member
type User = AnswerTo<'/api/console/users/{id}'>
const LATELY = { page: 1, perPage: 6 }

/** Who asks, as much as the desk needs to know them. The server masks the NRIC by role, and records the look. */
export function MemberPanel() {
  const { memberId, companyId, memberName, memberLanguage, companyName } = useShownTalk()
  const { data, error, refetch } = useGetOne<User>(
    'users',
    { id: memberId, meta: shownRecord.meta },
    // What it says changes seldom, and each reading is on record.
    { ...shownOnce, enabled: memberName !== null },
  )
  const cover = data?.companies.find((company) => company.companyId === companyId)
  if (memberName === null) return <Panel title={texts.title}>{FORGOTTEN}</Panel>
  return (
    <Panel title={texts.title}>
      {data ? (
        <>
          <Box sx={{ mb: 1 }}>
            <UserLink userId={memberId}>
              <PersonalText value={data.name} />
            </UserLink>
          </Box>
          <FieldList
            fields={[
              { label: texts.fields.nric, value: data.nric },
              { label: texts.fields.status, value: userStatusLabels[data.status] },
              {
                label: texts.fields.language,
                value: memberLanguage === null ? texts.noLanguage : contentFormTexts.languages[memberLanguage],
              },
              { label: texts.fields.company, value: companyName },
              { label: texts.fields.policyNo, value: cover?.policyNo ?? null },
              { label: texts.fields.cover, value: cover ? periodOf(cover) : null },
            ]}
          />
        </>
      ) : error ? (
        <LoadFailure title={texts.failed} detail={(error as HttpError).message} onRetry={() => void refetch()} />
      ) : (
        <Skeleton variant="rounded" height={150} />
      )}
      <OtherConversations memberId={memberId} />
    </Panel>
  )
}

const shownOnce = { retry: false, staleTime: Infinity, onError: () => undefined } as const

function periodOf({ effectiveStartDate, effectiveEndDate }: User['companies'][number]): string {
  const from = formatDisplay(effectiveStartDate)
  return effectiveEndDate === null ? from : texts.until(from, formatDisplay(effectiveEndDate))
}

/** What was asked before, the newest first; nothing where there is none, or it cannot be told now. */
function OtherConversations({ memberId }: { memberId: string }) {
  const { id: own } = useShownTalk()
  const { data } = useGetList<ConversationRow>('conversations', {
    pagination: LATELY,
    sort: { field: 'lastAt', order: 'DESC' },
    filter: { memberId },
  })
  const others = data?.filter(({ id }) => id !== own) ?? []
  if (others.length === 0) return null
  return (
    <Box sx={{ mt: 2 }}>
      <Box component="h3" sx={{ m: 0, mb: 0.5, fontSize: '0.875rem', fontWeight: 650 }}>
        {texts.others}
      </Box>
      <Box component="ul" sx={{ m: 0, pl: 2.5, fontSize: '0.875rem' }}>
        {others.map((other) => (
          <li key={other.id}>
            <Link
              component={RouterLink}
              to={conversationAddress(other.id)}
              sx={{ display: 'inline-block', minHeight: 24 }}
            >
              {subjectText(other)}, {formatInstant(other.openedAt)}
            </Link>
          </li>
        ))}
      </Box>
    </Box>
  )
}
