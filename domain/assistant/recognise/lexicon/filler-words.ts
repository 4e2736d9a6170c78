/** Words that may stand in any question without changing what is asked. What is neither a cue nor one of them is strange to the assistant. */
import { wordsIn } from './language-words.ts'

export const fillers = wordsIn(`
a about actually after afternoon again ago all also am an and any anyone anything appreciate are around as at away back basically be been being
before bit bro bought but by can case check checking clarify come coming company could currently date day days dear details did dependant dependants do does doing each early
end enquire enquiry enough ensure even ever every exactly family far few file find first for form friday from further get gets getting give given gives go goes going good gonna got
had hand has have having hear heard help her here him how however hr i if in inform inquire inquiry insurance insurer into is it its itself just keen know known last late later lately latest
let like likely ll long look looking made make many may maybe me member might monday month months more morning most much must my myself name near nearly need needed next
no nope not nothing now number of off ok okay on once online only or other our out over own part per perhaps person plus possible previously
probably problem provide put question quick quickly quite rather re really reference regarding regards related right said same saturday say says saying see seem seems seen send sent seriously
shall she should show side simply since so some something soon sorry still stuff such sunday sure system tell than that the them then there these they thing things think this those though
through thursday till time times to today told tomorrow tonight too total tried try trying tuesday two type under until up update upon urgent urgently us use used using ve
very via visit visited visits want wanted wants was way we wednesday week weekend weekends weeks well went were what when where whether which while who whole will wish with within wonder
wondering work working would yeah year years yes yesterday yet you your yourself yup january february march april june july august september october november december jan feb mar apr jun jul aug sept sep oct nov dec
one two three four five six seven eight nine ten monday sat sun mon tue wed thu fri morning evening night noon public holiday holidays half hour hours minute minutes
available option portal website app page account record records profile web link screen button both amount bill bills cost costs fee fees price charge charges dollars sgd
treatment treatments visit medical health care healthcare general normal particular certain specific person people matter issue concern concerned thats lets im ive id
receive received start create teach uncle auntie sis boss bruh dude guys folks everyone team support service services side via then plus total full please
`)

/** Words that stand in names of clinics, and are fillers elsewhere. */
export const nameWords: ReadonlySet<string> = new Set(
  'family medical health care general group centre center st street road ave avenue hill park mall mount point plaza city east west north south central new healthcare and'.split(
    ' ',
  ),
)
