/**
 * The portal's one service worker. Each of these modules listens to what it is about; a new task is a new module. The build puts all of it into one
 * file at a fixed address (member-web/offline/service-worker-file.ts).
 */
import './answer-with-kept-files.ts'
import './file-waiting-claims.ts'
import './show-push-message.ts'
import './take-shared-receipts.ts'
