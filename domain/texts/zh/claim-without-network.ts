/** Texts of a claim that is begun without a network, in Chinese. */
export const claimWithoutNetworkTexts = {
  accountInProfile: '您个人资料中的账户',
  nricInProfile: '您个人资料中的号码',
  benefitsAsSeen: '此设备上次取得的福利列表。就诊当天是否有保障，会在提交索赔时核对。',
  readyTitle: '您的索赔已填好，并保存在此设备上',
  readyDetail: '您尚未登录，因此还不能提交。恢复连接后请登录：您会在首页找到它，内容与这里相同，在那里提交即可。',
  notKeptTitle: '这项索赔尚未保存',
  notKeptDetail: '请让此页面保持打开，恢复连接后在这里登录。',

  failing: '我们暂时未能提交这项索赔，会自动再试，不会重复提交。在此期间，排在后面的索赔会照常提交。',
  waitsLong: (days: number) => `它已在这里等待 ${days} 天。索赔有提交期限：请尽快联网并在这里登录，或舍弃这项索赔。`,
} as const
