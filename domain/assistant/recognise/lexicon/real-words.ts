/**
 * English words that are one letter away from a cue: whoever writes "walking" does not mean "waiting". Only what begins with the same letter
 * matters. Plurals and other forms of a cue are not among them, because they mean the same.
 */
import { wordsIn } from './language-words.ts'

export const realWords: ReadonlySet<string> = new Set(
  wordsIn(`
abort abound accented advise aground alike alloyed alter among amply appal appearing appeasing apter aptly ashed ashing auction backed baked
balked banded banged banned barked basked batter battle beach beater berth bettor birch bitter blanked bleach blending blond bogus bonds
bones booing booming booting bother brake breaching breadth breeding broach brood brooking bunked burnt butter canker canter cases
casts chance chanced chancing chanted chanting charging cheap cheek cheeking cheeks chess chick chicks chose chowing chuck chucking chucks
clammed clamming clanged clanging clash clauses cleaned cleat cleaved clone clones clove clover clovers cloves coasts coats coding coking
colts combing compete competed compliant congest contagions content context contract contraptions cooing cooking coping coring couching
counseling count covert covet coveted coveting covets cower cowered cowering cowers cowing coyer crate crease creating cremate crest crush
cysts dandy decade decades decay decayed decode decoded decodes defied denial dented deplete deportment derails deride derided derides
derision detains directer downed downing drank droned droning drooling dropping drowsed drowsing drunk drying dyeing empire empires
employers exclaim exclaims exhort exiting expend expert extort falter farther fatter feather feint feinted feinting fellow fending fester
field fiend fiends filled filmed finance fined fining fired fixed flailed flame flied flint flitting foiled foster funding gaping gashing
gassing gibing glide glosses goring grasping grasses greet guile guise gutting haling halving hamming handled hanged haring harked harking
harping hating hawked haying hazing heady heaping heath heaving hither hiving hoard hobby hocked horse humane hunting hurling hurtling
immunization impatient infections injured kilning lacing lagged lamest larking latent latter laxest layer layers leading leafing leaking
leaning leaping lease leases leasing ledge lefter legged licking liking liming linger lining litter litters locale locked locking loomed
looming looped looping loosed loosing looted looting loving lucking lugged manger massing meals meats mediation meditation menial messing
metal misses misting misusing moaning moans modal monkey mooning motel moths mourning mouth mouths mussing neatest needled needy newer nosed
omens optimal otter ovens overdoes overdone overrode oversees pacing pager paging pails paint pairs paler paling palls pamper pampers
parable paralyzed paring parsed parson pasted patent patents pauper paupers paused paving pawing pawns payer payers penning piles plains
playable playing plying polite polls praying precious pricks pride prides pries prime primes prince princes prise prises prize prizes
profess professed professes professing prone prowess prying pulls purse quack quality quiet quieting quilting quirk raider rasher recite
refuted regain regaining regains regard reign reigned reigning remote repay repent resents resort rests retain retaining retains retard
retarding retards retort reused rewarding rifer riper riser river ruder scabs scalding scalping scaring scars score scrammed scummed sealing
seeps selling sending servile sever shammed shelling shirk shirt shock shocks shook shoot shopped shout shuck sitter skill slammed sling
slopped smart smell smelling smock smocks smuggest sneak snore snort snuggest socks sopped spans spear specialises speeding spelling spend
spewed spews spied spill spore sport spreed spurred spurring stack stacks stake stale staling stall stamp stark state states stave steak
steamy steeps stems stepped stews stick sticks stiff stimulate sting stoke stomped stone stony stoop stooped stops storks stove strains
strike strode strove struck stump stunk summit supper surer swans swill swilling swing swore tacking tales talking tames taming tanking
tapes taping tasking taxes taxing teats tenth tents texts theme thinks thorough threat tided tides tiled tiles tomes tracing traveling
treaty trick tricking trough truck trucking tuned tuning turfed turfing twine udder unload unloaded unset ushers wadded waded wading wafer
wafted wafting wafts wager waging wailed wailing waist waists waits waived waiving walking wands wanes waning wanting warding warmed warming
warned warped warping warred warring warts wasted wasting watts waver waving waxing weeds weeps whale white whore withdrew worded wording
world worming wound wrest wrests wring writing wrote wrung
`),
)
