/** What the console says about changes that are about to be saved, and about two people who edit one record. */
export const editTexts = {
  conflictTitle: 'Changed by somebody else meanwhile',
  changedMeanwhile: 'changed this record while you were editing it',
  somebodyChangedMeanwhile: 'This record was changed while you were editing it',
  nothingShown: 'None of the fields on this page was changed.',
  differences: 'Differences',
  base: 'When you opened it',
  theirs: 'Now',
  mine: 'Your entry',
  contested: 'changed by both of you',
  nothing: 'nothing',
  choose: 'Nothing that you typed is lost, and nothing of it is saved yet.',
  chooseContested:
    'Nothing that you typed is lost, and nothing of it is saved yet. If you keep your entries, yours replace theirs in the fields that both of you changed.',
  keepMine: 'Keep my entries and go on',
  takeTheirs: 'Drop my entries and show theirs',
  reason: 'Reason',
  reasonHint: 'Kept with the change, for people who read the history.',
  reasonMissing: 'Say why, for the history.',
  goOnEditing: 'Go on editing',
  discard: 'Discard changes',
  /** Of a question: nothing is done. */
  cancel: 'Cancel',
  /** Of a window that there is nothing more to do in. */
  close: 'Close',
  nothingChanged: 'Nothing was changed.',
  /** Asked before something that was typed is dropped. */
  leave: {
    title: 'Leave without saving?',
    text: 'What you entered on this page is not saved yet, and would be lost.',
    leave: 'Leave without saving',
    stay: 'Stay on this page',
  },
  /** The session ended while something was typed. */
  sessionEnded: {
    title: 'You are signed out',
    text: 'What you entered is still on this page. Sign in again in a new tab, and come back here to save it.',
    signIn: 'Sign in again',
  },
} as const
