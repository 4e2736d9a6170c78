/** Texts of errors that the server alone says, in simplified Chinese. */

export const serverErrorTexts = {
  unsupportedType: '请求的格式无法在这里读取。请重新加载页面，然后再试。',
  keyReused: '先前已用这个 Idempotency-Key 发送过其他内容，并已完成。请重新加载页面，查看现有内容，然后重新发送。',
  storageFull: '目前没有空间保存这项内容。您输入的内容仍在这里。请稍后再试；如果问题持续，请告诉客服人员。',
  documentChanged: '这份文件与提交时的不同，所以不予显示。请告诉客服人员，他们可以安排更正。',
  recordIncomplete:
    '这里的记录缺少一部分，所以既不能显示，也不能更改。您发送的内容都没有保存。请告诉客服人员，他们可以安排核查事件日志并予以更正。',
} as const
