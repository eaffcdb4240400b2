/** Words that carry no topic, per language; question words are among them. */
const lists: Readonly<Record<string, string>> = {
  en:
    "a an the this that these those i me my we us our you your he him his she her it its they them their one there here " +
    "am is are was were be been being do does did done doing have has had having can could may might must shall should " +
    "will would ought and or but nor so if then than as at by for from in into of off on onto out over to up down with " +
    "without within about above below after before between during through under again further once because while until " +
    "against both each few more most other some such no not only own same too very just also any all every either " +
    "neither what which who whom whose when where why how much many s t re ve ll d don doesn didn isn aren wasn weren " +
    "please tell let get got give",
  de:
    "der die das den dem des ein eine einen einem einer eines kein keine keinen keinem keiner ich mich mir du dich dir " +
    "er ihn ihm sie ihr ihnen es wir uns ihr euch man mein meine meinen meinem meiner dein deine sein seine seinen " +
    "seinem seiner seines ihre ihren ihrem ihrer ihres unser unsere unseren unserem unserer euer eure bin bist ist sind " +
    "war waren wart wird werden wurde wurden worden würde würden geworden sei wäre wären hat habe haben hatte hatten " +
    "hätte kann kannst können konnte konnten könnte muss müssen musste soll sollen sollte darf dürfen will wollen wollte " +
    "mag möchte und oder aber denn sondern wenn als ob dass daß weil da damit obwohl während bis seit nachdem bevor in " +
    "im an am auf aus bei beim mit nach von vom vor zu zum zur um für gegen ohne durch über unter zwischen neben hinter " +
    "wegen trotz ab nicht auch nur noch schon sehr so wie wer wen wem wessen was wann wo wohin woher warum wieso weshalb " +
    "welche welcher welches welchen welchem wieviel viel viele vielen dieser diese dieses diesen diesem jener jene jenes " +
    "jede jeder jedes jeden jedem alle allem allen aller alles einige mehr etwas hier dort dann doch mal bitte sich " +
    "selbst dabei dafür darauf daraus davon dazu dies gibt wofür womit wodurch woraus worin woran worauf worüber wovon wozu wobei",
  fr:
    "le la les l un une des du de d au aux ce cet cette ces c je me m moi tu te t toi il elle on nous vous ils elles lui " +
    "leur leurs eux se s soi y en mon ma mes ton ta tes son sa ses notre nos votre vos qui que qu quoi dont où quel " +
    "quelle quels quelles lequel laquelle lesquels combien comment pourquoi quand est es suis sommes êtes sont était " +
    "étaient été être sera seront serait fut furent a as ai avons avez ont avait avaient eu avoir aura aurait peut " +
    "peuvent pouvait pourrait doit doivent devait fait font faire et ou mais donc or ni car si comme parce lorsque " +
    "puisque à dans par pour sur sous avec sans entre vers chez depuis pendant avant après contre ne n pas plus moins " +
    "très aussi même tout toute tous toutes autre autres aucun aucune chaque j cela ça ceci ici là",
  it:
    "il lo la i gli le l un uno una di a da in con su per tra fra del dello della dell dei degli delle al allo alla all " +
    "ai agli alle dal dallo dalla dall dai dagli dalle nel nello nella nell nei negli nelle sul sullo sulla sull sui " +
    "sugli sulle col coi e ed o od ma se che chi cui quale quali quanto quanta quanti quante come dove quando perché " +
    "cosa cos io tu lui lei noi voi loro mi ti si ci vi ne me te sé mio mia miei mie tuo tua tuoi tue suo sua suoi sue " +
    "nostro nostra nostri nostre vostro vostra vostri vostre questo questa questi queste quello quella quelli quelle " +
    "sono sei è siamo siete era erano essere stato stata stati state sarà saranno sarebbe fu furono ho hai ha abbiamo " +
    "avete hanno aveva avevano avere avuto può possono poteva potrebbe deve devono doveva non più meno molto anche solo " +
    "già ancora tutto tutta tutti tutte altro altra altri altre ogni c d",
  es:
    "el la los las lo un una unos unas de del a al en con por para sin sobre entre hasta desde hacia según contra durante " +
    "y e o u pero sino si que qué quien quién quienes quiénes cual cuál cuales cuáles cuando cuándo cuanto cuánto cuanta " +
    "cuánta cuantos cuántos cuantas cuántas donde dónde como cómo porque yo tú él ella ello nosotros vosotros ellos " +
    "ellas me te se nos os le les mi mis tu tus su sus nuestro nuestra nuestros nuestras este esta estos estas ese esa " +
    "esos esas aquel aquella esto eso soy eres es somos son era eran ser sido será serán sería fue fueron estar está " +
    "están estaba estaban estado he has ha hemos han había habían haber hay puede pueden podía podría debe deben debía " +
    "hace hacen no ni más menos muy también sólo solo ya todo toda todos todas otro otra otros otras cada",
  pt:
    "o a os as um uma uns umas de do da dos das em no na nos nas por pelo pela para com sem sobre entre e ou mas se que " +
    "quem qual quais quando quanto quantos quantas onde como porque eu tu ele ela nós vós eles elas me te lhe seu sua " +
    "seus suas este esta estes estas esse essa isso isto é são era eram ser sido foi foram está estão tem têm tinha ter " +
    "não mais menos muito também já todo toda todos todas outro outra ao aos à às",
  nl:
    "de het een en of maar want als dat die dit deze in op aan van voor met bij naar uit over onder tussen door om te tot " +
    "ik je jij u hij zij ze het we wij jullie hun hen mijn jouw zijn haar ons onze is was waren ben bent wordt worden werd " +
    "werden heeft hebben had hadden kan kunnen kon moet moeten zal zullen zou niet geen ook nog al er hier daar wie wat " +
    "waar wanneer waarom hoe hoeveel welk welke",
};

const sets: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  Object.entries(lists).map(([language, list]) => [language, new Set(list.split(" "))]),
);

const none: ReadonlySet<string> = new Set();

export function stopWords(language: string): ReadonlySet<string> {
  return sets.get(language) ?? none;
}
