/** The first step: topics that lead to a page of the portal, and the way to Joey (2§7). */
import ChatOutlined from '@mui/icons-material/ChatOutlined'
import ChevronRight from '@mui/icons-material/ChevronRight'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { chatPageTexts } from '@member-care/domain/texts/chat-page-texts.ts'
import { overviewTexts } from '@member-care/domain/texts/portal-texts.ts'
import { LoadFailure } from '@member-care/web-kit/page/load-failure.tsx'
import { Notice } from '@member-care/web-kit/page/notice.tsx'
import { portalQuery } from '../data/portal-query.ts'
import { useAnswer } from '../data/use-answer.ts'
import { Panel } from '../page/panel.tsx'
import { Skeletons } from '../page/skeletons.tsx'
import { wayTo } from '../page/way-to.ts'
import { readChatMenu } from '../portal-api/chats-api.ts'
import { useSignedInUser } from '../session/session.ts'

const menuQuery = portalQuery({ key: ['chat-menu'], load: readChatMenu })

export function TopicStep({ onTalk }: { readonly onTalk: () => void }) {
  const { companies } = useSignedInUser()
  const { value, phase, failure, reload } = useAnswer(menuQuery)
  return (
    <Panel title={chatPageTexts.menuTitle}>
      {phase === 'loading' && <Skeletons count={4} height={64} />}
      {phase === 'failed' && value === undefined && <LoadFailure detail={failure} onRetry={reload} />}
      {value?.length === 0 && (
        <Notice tone="info">{companies.length === 0 ? overviewTexts.notCovered : chatPageTexts.notOffered}</Notice>
      )}
      <Box
        component="ul"
        aria-label={chatPageTexts.topics}
        sx={{ listStyle: 'none', m: 0, p: 0, '& > li + li': { borderTop: 1, borderColor: 'divider' } }}
      >
        {value?.map(({ id, message, action, language }) => (
          <Box
            component="li"
            key={id}
            sx={{
              display: 'flex',
              flexWrap: 'wrap',
              alignItems: 'center',
              justifyContent: 'space-between',
              gap: 1,
              py: 1.5,
            }}
          >
            {action.type === 'redirect-button' ? (
              <>
                <Box lang={language} sx={{ flex: '1 1 180px', overflowWrap: 'anywhere' }}>
                  {message}
                </Box>
                <Button variant="outlined" lang={language} {...wayTo(action.webUrl)} endIcon={<ChevronRight />}>
                  {action.buttonText}
                </Button>
              </>
            ) : (
              <>
                <Box sx={{ flex: '1 1 180px', color: 'text.secondary', fontSize: '0.9375rem' }}>
                  {chatPageTexts.talkLead}
                </Box>
                <Button variant="contained" lang={language} startIcon={<ChatOutlined />} onClick={onTalk}>
                  {message}
                </Button>
              </>
            )}
          </Box>
        ))}
      </Box>
    </Panel>
  )
}
