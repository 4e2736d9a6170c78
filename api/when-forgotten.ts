/** What each capability does when somebody is forgotten, in the order in which it is done. */
import { forgetSavedArticles } from './articles/forget-saved-articles.ts'
import { forgetTaskDetails } from './tasks/task-store.ts'
import { forgetInBackups } from './backup/forget-in-backups.ts'
import { forgetCardCustomer } from './cards/card-customers.ts'
import { forgetClaims } from './claims/forget-claims.ts'
import { forgetConversations } from './chats/forget-conversations.ts'
import { forgetClinicReports } from './clinics/clinic-reports.ts'
import { forgetDrafts } from './drafts/forget-drafts.ts'
import { forgetDocuments } from './documents/sweep-uploads.ts'
import { forgetInOtherReadModels } from './event-log/read-models.ts'
import type { WhenForgotten } from './http/parts.ts'
import { forgetLocalMailbox } from './integrations/mail/local-mailbox.ts'
import { forgetChosenLanguage } from './languages/person-languages.ts'
import { forgetNotificationList } from './notifications/notification-store.ts'
import { forgetPersonalData } from './personal-data/end-personal-data.ts'
import { forgetPushSubscriptions } from './notifications/push-subscriptions.ts'
import { forgetPhoto } from './profile/profile-photo.ts'
import { forgetUserExports } from './user-exports/sweep-user-exports.ts'
import { forgetUploadedRows } from './user-uploads/upload-rows.ts'

export const whenForgotten: readonly WhenForgotten[] = [
  forgetLocalMailbox,
  forgetNotificationList,
  forgetPushSubscriptions,
  forgetChosenLanguage,
  forgetDrafts,
  forgetCardCustomer,
  forgetSavedArticles,
  forgetClaims,
  forgetClinicReports,
  forgetConversations,
  forgetDocuments,
  forgetPhoto,
  forgetPersonalData,
  forgetUploadedRows,
  forgetUserExports,
  forgetTaskDetails,
  forgetInOtherReadModels,
  // Last: the folder of backups may be slow.
  forgetInBackups,
]
