// Groups are parted by a bar or a new line, the basic form first; only forms whose stem differs from its own stand here.

/** Verbs, with the nouns made of them. */
const verbs = `
arise arose arisen|awake awoke awoken|bear bore|beat beaten|become became|begin began begun|bend bent
bind bound|bite bit bitten|blow blew blown|break broke broken breakage|bring brought|build built|buy bought
catch caught|choose chose chosen choice choosy|come came|deal dealt|dig dug|die death dead|do did done does
draw drew drawn|drink drank drunk|drive drove driven|eat ate eaten|fall fell fallen|feed fed|feel felt
fight fought|find found|flee fled|fly flew flown flight|forbid forbade forbidden|forget forgot forgotten
freeze froze frozen|get got gotten|give gave given gift|go went gone|grow grew grown growth|hang hung
have had has|hear heard|hide hid hidden|hold held|keep kept|know knew known knowledge|lay laid|lead led
leave left|lend lent loan|lie lain|live life|lose lost loss|make made|mean meant|meet met
pay paid payment payable|prove proven proof|ride rode ridden|ring rang rung|rise rose risen|run ran|say said
see saw seen sight|seek sought|sell sold sale|send sent|shake shook shaken|shine shone|shoot shot|show shown
shrink shrank shrunk shrinkage|sing sang sung song|sink sank sunk|sit sat|sleep slept asleep
speak spoke spoken speech|spend spent|spin spun|split|spread|stand stood|steal stole stolen theft|stick stuck
strike struck|swear swore sworn|swim swam swum|take took taken|teach taught|tear tore torn|tell told
think thought|throw threw thrown|understand understood|wear wore worn|win won|withdraw withdrew withdrawn
write wrote written|shave shaven|shear shorn|sew sewn|sow sown|mow mown|slide slid|sling slung|slay slew slain
smell smelt|speed sped|spell spelt|spill spilt|spit spat|spoil spoilt|spring sprang sprung|sting stung
stink stank stunk|stride strode|strive strove striven|sweep swept|swell swollen|swing swung|thrive throve
tread trod trodden|wake woke woken|weave wove woven|weep wept|wring wrung|bleed bled|breed bred|burn burnt
cling clung|creep crept|dream dreamt|dwell dwelt|fling flung|forgive forgave forgiven|forsake forsook forsaken
kneel knelt|lean leant|leap leapt|learn learnt|light lit|overcome overcame|overtake overtook overtaken
undertake undertook undertaken|undergo underwent undergone|undo undid undone|foresee foresaw foreseen
foretell foretold|mistake mistook mistaken|withhold withheld|withstand withstood|uphold upheld|behold beheld
mislead misled|misunderstand misunderstood|oversee oversaw overseen|override overrode overridden
overdraw overdrew overdrawn overdraft|outgrow outgrew outgrown|outdo outdid outdone|rebuild rebuilt
rewrite rewrote rewritten|redo redid redone|repay repaid|resell resold resale|retake retook retaken
rethink rethought|retell retold|remake remade|prepay prepaid|overpay overpaid|underpay underpaid
unwind unwound|bid bade bidden|beget begot begotten|bereave bereft|beseech besought|bestride bestrode
partake partook partaken|hew hewn|strew strewn|lade laden|melt molten|shoe shod
`;

/** Nouns and comparison. */
const nounsAndComparison = `
man men|woman women|child children|person people|foot feet|tooth teeth|mouse mice|goose geese|ox oxen
analysis analyses analyze|basis bases|crisis crises|phenomenon phenomena|criterion criteria|medium media
bacterium bacteria|datum data|hypothesis hypotheses|appendix appendices|matrix matrices|diagnosis diagnoses
emphasis emphases emphasise|oasis oases|parenthesis parentheses|synopsis synopses|synthesis syntheses
curriculum curricula|memorandum memoranda|addendum addenda|erratum errata|stratum strata|referendum referenda
forum fora|stadium stadia|nucleus nuclei|radius radii|stimulus stimuli|alumnus alumni|syllabus syllabi
fungus fungi|cactus cacti|focus foci|locus loci|corpus corpora|bureau bureaux|plateau plateaux
businessman businessmen businesswoman businesswomen|salesman salesmen saleswoman salesperson salespeople
chairman chairmen chairwoman chairperson|spokesman spokesmen spokeswoman spokesperson
policeman policemen policewoman|fireman firemen|craftsman craftsmen|workman workmen|gentleman gentlemen
freshman freshmen|foreman foremen|tradesman tradesmen|ombudsman ombudsmen|layman laymen
grandchild grandchildren|stepchild stepchildren|penny pence|half halves|knife knives|wife wives|loaf loaves
shelf shelves|thief thieves|calf calves|wolf wolves|scarf scarves|self selves|hoof hooves
good better best well|bad worse worst|far further farther farthest furthest|born birth birthplace
marry marriage
`;

/** Nouns made of adjectives and verbs. */
const derivedWords = `
long length lengthen|high height heighten|wide width widen|strong strength strengthen|deep depth deepen
broad breadth broaden|young youth|hot heat|proud pride|wise wisdom|free freedom|rich wealth wealthy
poor poverty|old age|true truth|able ability|warm warmth|weigh weight|believe belief|complain complaint
discover discovery|deliver delivery|recover recovery|try trial|deny denial|bury burial|decide decision
divide division|include inclusion|exclude exclusion|expand expansion|invade invasion|conclude conclusion
collide collision|explode explosion|persuade persuasion|intrude intrusion|evade evasion|erode erosion
provide provision|receive reception|deceive deception|perceive perception|describe description
subscribe subscription|prescribe prescription|inscribe inscription|transcribe transcription|absorb absorption
redeem redemption|resume resumption|presume presumption|consume consumption|assume assumption
produce production|reduce reduction|introduce introduction|destroy destruction|explain explanation
maintain maintenance|retain retention|detain detention|abstain abstention|pronounce pronunciation
renounce renunciation|denounce denunciation|proclaim proclamation|exclaim exclamation|reveal revelation
repeat repetition|compete competition|oppose opposition|compose composition|expose exposure exposition
impose imposition|suppose supposition|acquire acquisition|require requisite|inquire inquiry|enquire enquiry
define definition|recognise recognition recognize|permit permission|admit admission admittance
submit submission|omit omission|transmit transmission|emit emission|remit remittance|extend extension
suspend suspension|comprehend comprehension|apprehend apprehension|pretend pretence|defend defence defense
offend offence offense|respond response|expend expenditure|invert inversion|succeed success|exceed excess
proceed procedure|concede concession|cede cession|apply application|modify modification|notify notification
verify verification|certify certification|qualify qualification|classify classification
identify identification|justify justification|clarify clarification|rectify rectification|ratify ratification
simplify simplification|amplify amplification|falsify falsification|unify unification
diversify diversification|imply implication|comply compliance|rely reliance|vary variation variance
deviate deviance|occupy occupation|fail failure|press pressure|close closure|depart departure|sign signature
seize seizure|enclose enclosure|disclose disclosure|mix mixture|guide guidance|hinder hindrance
enter entrance entry|remember remembrance|refer referral|occur occurrence|absent absence|urgent urgency
frequent frequency|vacant vacancy|accurate accuracy|private privacy|secret secrecy|fluent fluency
silent silence|violent violence|agree agreement|treat treatment|judge judgment judgement|argue argument
move movement|settle settlement|advise advice|practise practice|license licence|grieve grief|relieve relief
expire expiry|injure injury|flatter flattery|brave bravery|slave slavery|bribe bribery|forge forgery
rob robbery|burgle burglary|embroider embroidery|expel expulsion|compel compulsion compulsory|repel repulsion
propel propulsion|solve solution|resolve resolution|dissolve dissolution|evolve evolution|pursue pursuit
sue lawsuit|accrue accrual|value valuation|issue issuance|tax taxation|represent representation
tempt temptation|quote quotation|cite citation|compare comparison|register registration
administer administration|day daily
`;

/** Regular plurals that their endings do not bring to the stem of the word. */
const plurals = `
menu menus|crèche crèches|plateau plateaus
`;

export const englishForms = [verbs, nounsAndComparison, derivedWords, plurals]
  .map((part) => part.trim().replaceAll("\n", "|"))
  .join("|");
