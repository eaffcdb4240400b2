/** What people do and what happens to things: English; German; French; Italian; Spanish, words parted by bars. */
export const verbConcepts = `
absorb|soak up ; aufsaugen|absorbieren ; absorber ; assorbire ; absorber
accommodate|put up guests ; beherbergen|unterbringen|untergebracht ; héberger ; alloggiare|ospitare ; alojar|hospedar
admire|admiration ; bewundern|Bewunderung ; admirer|admiration ; ammirare|ammirazione ; admirar|admiración
amaze|astonish|astonishing ; erstaunen|verblüffen ; étonner|stupéfier ; stupire|sbalordire ; asombrar
amuse|amusement ; belustigen|amüsieren ; amuser|amusement ; divertire|divertimento ; divertir|diversión
analyse|analyze|analysis ; analysieren|Analyse ; analyser|analyse ; analizzare|analisi ; analizar|análisis
annoy|annoying|irritate|nuisance ; ärgern|nerven|lästig|Ärgernis ; agacer|énerver|agaçant ; infastidire|fastidio|fastidioso ; molestar|fastidiar|molesto
appreciate|appreciation ; wertschätzen|Wertschätzung ; apprécier|estime ; apprezzare|apprezzamento ; apreciar|aprecio
attract|attractive|appeal to ; anziehen|angezogen|attraktiv ; attirer|attrayant|attractif ; attirare|attraente|attrattivo ; atraer|atractivo
bake ; backen|gebacken ; cuire au four ; cuocere al forno ; hornear
beg|begging ; betteln|anflehen ; mendier|supplier ; mendicare|elemosinare ; mendigar|suplicar
behave|behaviour|conduct oneself ; sich benehmen|benehmen|Benehmen|Verhalten ; se comporter|comportement ; comportarsi|comportamento ; comportarse|comportamiento
bend|bent ; biegen|gebogen|beugen ; plier|courber ; piegare|curvare ; doblar|curvar
bet|wager ; wetten|Wette ; parier|pari ; scommettere|scommessa ; apostar|apuesta
bite|bitten ; beissen|beißen|gebissen|Biss ; mordre|morsure ; mordere|morso ; morder|mordedura
bleed|bleeding ; bluten|Blutung ; saigner|saignement ; sanguinare|emorragia ; sangrar|hemorragia
blend|mix|mixture ; mischen|vermischen|Mischung|Gemisch ; mélanger|mélange ; mescolare|miscela|miscuglio ; mezclar|mezcla
bless|blessing ; segnen|Segen ; bénir|bénédiction ; benedire|benedizione ; bendecir|bendición
bloom|blossom ; blühen ; fleurir|floraison ; fiorire|fioritura ; florecer|floración
blow|blew|blown ; blasen|geblasen|pusten ; souffler ; soffiare ; soplar
boast|brag ; prahlen|angeben mit ; se vanter ; vantarsi ; presumir|jactarse
boil|boiling ; sieden|siedend|aufkochen ; bouillir|ébullition ; bollire|ebollizione ; hervir|ebullición
bother ; behelligen|belästigen ; importuner ; importunare ; importunar
boycott ; boykottieren|Boykott ; boycotter|boycott ; boicottare|boicottaggio ; boicotear|boicot
breathe|breath|breathing|respiration ; atmen|Atem|Atmung ; respirer|respiration ; respirare|respiro|respirazione ; respirar|respiración
burst ; platzen|geplatzt|bersten ; éclater ; scoppiare ; reventar
carve ; schnitzen|geschnitzt ; sculpter sur bois ; intagliare ; tallar
catch|caught ; fangen|gefangen|erwischen ; attraper ; acchiappare|afferrare ; atrapar
chase|pursue|pursuit ; verfolgen|Verfolgung|jagen nach ; poursuivre|poursuite ; inseguire|inseguimento ; perseguir|persecución
chat|chatting ; chatten|plaudern ; bavarder|discuter en ligne ; chiacchierare ; charlar|chatear
chew ; kauen ; mâcher ; masticare ; masticar
chop ; hacken|zerhacken ; hacher ; tritare ; picar en trozos
clap|applaud|applause ; klatschen|Beifall|Applaus ; applaudir|applaudissement ; applaudire|applauso ; aplaudir|aplauso
commit a crime|perpetrate|perpetrator|offender|culprit ; begehen|Täter|Täterin|Straftäter ; commettre|auteur de l'infraction|coupable ; commettere|autore del reato|colpevole ; cometer|autor del delito|culpable
concentrate|concentration|focus ; konzentrieren|Konzentration|fokussieren|Fokus ; concentrer|concentration ; concentrare|concentrazione ; concentrar|concentración
condense|condensation ; kondensieren|Kondensation|Kondenswasser ; condenser|condensation ; condensare|condensazione|condensa ; condensar|condensación
confess|confession|own up ; gestehen|Geständnis|zugeben|beichten ; avouer|aveu ; confessare|confessione ; confesar|confesión
confuse|confusion|mix up ; verwechseln|Verwechslung|verwirren|Verwirrung ; confondre|confusion ; confondere|confusione ; confundir|confusión
congratulate|congratulations ; gratulieren|Gratulation|Glückwunsch|beglückwünschen ; féliciter|félicitations ; congratularsi|congratulazioni|felicitazioni ; felicitar|felicitaciones|enhorabuena
contradict|contradiction ; widersprechen|Widerspruch|widersprüchlich ; contredire|contradiction ; contraddire|contraddizione ; contradecir|contradicción
contrast ; kontrastieren|Kontrast|Gegensatz ; contraster|contraste ; contrastare|contrasto ; contrastar|contraste
convince|persuade|conviction ; überzeugen|überzeugt|überreden|Überzeugung ; convaincre|persuader|conviction ; convincere|persuadere|convinzione ; convencer|persuadir|convicción
cough ; husten|Husten ; tousser|toux ; tossire|tosse ; toser|tos
crack ; Riss|Risse|Sprung im Glas ; fissure ; crepa|fessura ; grieta|fisura
crawl|creep ; kriechen|gekrochen|krabbeln ; ramper ; strisciare ; arrastrarse|reptar
crush ; zerdrücken|zerquetschen|zerkleinern ; écraser|broyer ; schiacciare|frantumare ; aplastar|triturar
cry|weep|wept ; weinen|heulen ; pleurer ; piangere|pianto ; llorar
cut|cut off|trim ; schneiden|geschnitten|abschneiden|Schnitt ; couper|coupe|découper ; tagliare|taglio|ritagliare ; cortar|corte|recortar
dance|dancer|dancing ; tanzen|Tanz|Tänzer ; danser|danse|danseur ; ballare|danza|ballo|ballerino ; bailar|baile|danza|bailarín
dare ; wagen|sich trauen ; oser ; osare ; atreverse
decorate|decoration|adorn|ornament ; schmücken|dekorieren|Dekoration|verzieren|Verzierung ; décorer|décoration|orner|ornement ; decorare|decorazione|ornare|ornamento ; decorar|decoración|adornar|adorno
dedicate|dedication ; widmen|Widmung ; dédier|dédicace ; dedicare|dedica ; dedicar|dedicatoria
derail|derailment ; entgleisen|Entgleisung ; dérailler|déraillement ; deragliare|deragliamento ; descarrilar|descarrilamiento
deserve|merit ; verdient haben|Verdienst um ; mériter|mérite ; meritare|merito ; merecer|mérito
detach|loosen ; lösen von|ablösen|abtrennen ; détacher ; staccare|distaccare ; desprender|despegar
detect|detection|detector ; erkennen von|Erkennung|Detektor|aufspüren ; détecter|détection|détecteur ; rilevare|rilevamento|rilevatore ; detectar|detección|detector
dictate ; diktieren|Diktat ; dicter|dictée ; dettare|dettato ; dictar|dictado
dig|dug|excavate|excavation|excavator|digger ; graben|gegraben|ausgraben|Aushub|Bagger ; creuser|excavation|excavatrice|pelleteuse ; scavare|scavo|escavatore ; cavar|excavar|excavación|excavadora
digest|digestion ; verdauen|Verdauung ; digérer|digestion ; digerire|digestione ; digerir|digestión
dilute|dilution ; verdünnen|Verdünnung ; diluer|dilution ; diluire|diluizione ; diluir|dilución
disappoint|disappointing|disappointment ; enttäuschen|enttäuscht|Enttäuschung ; décevoir|déception|déçu ; deludere|delusione|deluso ; decepcionar|decepción
discourage|deter|deterrent ; entmutigen|abschrecken|Abschreckung ; décourager|dissuader|dissuasion ; scoraggiare|dissuadere|deterrente ; desanimar|disuadir|disuasión
distract|distraction ; ablenken|abgelenkt|Ablenkung ; distraire|distraction ; distrarre|distrazione ; distraer|distracción
dive|diving|diver ; tauchen|Taucher|Tauchgang ; plonger|plongée|plongeur ; immergersi|immersione|subacqueo ; bucear|buceo|buceador
dominate|domination|dominant ; beherrschen|dominieren|dominant|Herrschaft über ; dominer|domination|dominant ; dominare|dominio|dominante ; dominar|dominación|dominante
draw|drawing|drawn|sketch ; zeichnen|gezeichnet|Zeichnung|Skizze ; dessiner|dessin|croquis|esquisse ; disegnare|disegno|schizzo ; dibujar|dibujo|esbozo|boceto
dream ; träumen|Traum|Träume ; rêver|rêve ; sognare|sogno ; soñar|sueño nocturno
drip|drop of liquid ; tropfen|Tropfen ; goutter|goutte ; gocciolare|goccia ; gotear|gota
drown|drowning ; ertrinken|ertrunken ; se noyer|noyade ; annegare|annegamento ; ahogarse|ahogamiento
dry|dried ; trocknen|getrocknet|trocken|Trocknung ; sécher|séchage|sec|sèche ; asciugare|essiccare|asciutto|secco ; secar|secado|seco
embarrass|embarrassing ; blamieren|peinlich|in Verlegenheit bringen ; embarrasser|gênant ; imbarazzare|imbarazzante ; avergonzar|embarazoso|bochornoso
empty ; leeren|leer|entleeren|Leerung ; vider|vide ; svuotare|vuoto ; vaciar|vacío
endanger|jeopardise|jeopardize|put at risk ; gefährden|Gefährdung|aufs Spiel setzen ; mettre en danger|compromettre ; mettere in pericolo|mettere a rischio ; poner en peligro|poner en riesgo
enlarge|enlargement ; vergrössern|vergrößern|Vergrösserung|Vergrößerung ; agrandir|agrandissement ; ingrandire|ingrandimento ; agrandar|ampliar el tamaño
enrich|enrichment ; bereichern|anreichern|Anreicherung ; enrichir|enrichissement ; arricchire|arricchimento ; enriquecer|enriquecimiento
entertain|entertainment ; unterhalten von Gästen|Unterhaltung|Entertainment ; divertissement|divertir les gens ; intrattenere|intrattenimento ; entretener|entretenimiento
evaporate|evaporation ; verdunsten|Verdunstung|verdampfen ; s'évaporer|évaporation ; evaporare|evaporazione ; evaporarse|evaporación
exaggerate|exaggeration|overstate ; übertreiben|übertrieben|Übertreibung ; exagérer|exagération ; esagerare|esagerazione ; exagerar|exageración
excite|exciting|excitement|thrilling ; aufregen|aufregend|Aufregung|spannend ; exciter|excitant|excitation|passionnant ; eccitare|eccitante|emozionante ; emocionar|emocionante|excitante
exploit|exploitation ; ausbeuten|Ausbeutung ; exploiter des personnes|exploitation abusive ; sfruttare|sfruttamento ; explotar personas|explotación
fade ; verblassen|ausbleichen ; se décolorer|s'estomper ; sbiadire|scolorire ; desteñirse|desvanecerse
faint|pass out|unconscious ; in Ohnmacht fallen|ohnmächtig|bewusstlos|Bewusstlosigkeit ; s'évanouir|évanoui|inconscient ; svenire|svenuto|privo di sensi ; desmayarse|desmayo|inconsciente
fascinate|fascinating|fascination ; faszinieren|faszinierend|Faszination ; fasciner|fascinant|fascination ; affascinare|affascinante|fascino ; fascinar|fascinante|fascinación
fasten|secure in place|attach firmly ; befestigen|befestigt|Befestigung|festmachen ; fixer|fixation ; fissare|fissaggio ; fijar|sujetar|fijación
feed|fed|feeding ; füttern|gefüttert|Fütterung ; nourrir|donner à manger ; nutrire|dare da mangiare ; alimentar|dar de comer
feel|felt|feeling|sensation ; fühlen|gefühlt|Gefühl|empfinden|Empfindung ; ressentir|sentiment|sensation ; sentire|sentimento|sensazione ; sentir|sentimiento|sensación
fill|filled up|top up ; füllen|gefüllt|auffüllen|Füllung|befüllen ; remplir un récipient|remplissage ; riempire|riempimento ; llenar|rellenar|llenado
fold|folded ; falten|gefaltet|zusammenklappen|klappbar ; plier en deux|pliable ; piegare in due|pieghevole ; plegar|plegable
follow|following ; folgen|gefolgt|befolgen|folgend ; suivre|suivi|suivant ; seguire|seguito|seguente ; seguir|seguido|siguiente
forgive|forgiveness|pardon ; verzeihen|verziehen|vergeben|Verzeihung|Begnadigung ; pardonner|pardon|grâce présidentielle ; perdonare|perdono|grazia ; perdonar|perdón|indulto
frustrate|frustration|frustrated ; frustrieren|frustriert|Frustration|Frust ; frustrer|frustration ; frustrare|frustrazione ; frustrar|frustración
fry|fried ; braten|gebraten|frittieren ; frire|frit ; friggere|fritto ; freír|frito
glance ; Blick|blicken ; regard|coup d'œil ; sguardo|occhiata ; mirada|vistazo
glue|adhesive|stick on ; kleben|geklebt|Leim|Klebstoff|aufkleben ; coller|colle|adhésif ; incollare|colla|adesivo ; pegar|pegamento|adhesivo
gossip|rumour|rumor ; Gerücht|tratschen ; rumeur|ragot|commérage ; pettegolezzo|diceria ; rumor|chisme|cotilleo
grab|grasp|seize ; greifen|gegriffen|packen ; saisir|empoigner ; afferrare|agguantare ; agarrar|coger
grind|ground coffee ; mahlen|gemahlen|schleifen ; moudre|broyage ; macinare|macinato ; moler|molido
guess ; raten|erraten|vermuten ; deviner ; indovinare ; adivinar
hang|hung ; hängen|gehängt|aufhängen ; suspendre|accrocher ; appendere|appeso ; colgar|colgado
harass|harassment|pester ; belästigen|schikanieren|Schikane ; harceler|harcèlement ; molestare|molestia ; acosar|acoso
hesitate|hesitation ; zögern|Zögern ; hésiter|hésitation ; esitare|esitazione ; vacilar|vacilación
hijack ; entführen eines Flugzeugs|kapern ; détourner un avion ; dirottare ; secuestrar un avión
hit|strike a blow ; schlagen|getroffen|Schlag|Treffer ; frapper|heurter ; colpire|colpo|urtare ; golpear|golpe
hunt|hunting|hunter ; jagen|gejagt|Jagd|Jäger ; chasser|chasse|chasseur ; cacciare|caccia|cacciatore ; cazar|caza|cazador
hurry|rush|be in a rush ; eilen|sich beeilen|Eile|hetzen ; se dépêcher|se presser|hâte ; affrettarsi|sbrigarsi|fretta ; apresurarse|darse prisa|prisa
illustrate|illustration|picture|image ; veranschaulichen|illustrieren|Illustration|Abbildung|Bild ; illustrer|illustration|image ; illustrare|illustrazione|immagine ; ilustrar|ilustración|imagen
imagine|imagination ; sich vorstellen|Fantasie|Vorstellungskraft ; imaginer|imagination ; fantasia ; imaginar|imaginación|fantasía
imitate|imitation ; nachahmen|imitieren|Nachahmung|Imitation ; imiter|imitation ; imitare|imitazione ; imitar|imitación
indicate|indication|indicator ; hinweisen auf|angeben|angegeben|Angabe|Hinweis|Indikator ; indiquer|indication|indicateur ; indicare|indicazione|indicatore ; indicar|indicación|indicador
induce ; herbeiführen|bewirken ; induire ; indurre ; inducir
inhale|inhalation|breathe in ; einatmen|inhalieren ; inhaler|inspirer de l'air ; inalare|inspirare aria ; inhalar|aspirar aire
inject|injection|jab|shot in the arm ; spritzen|Spritze|injizieren|Injektion ; injecter|injection|piqûre ; iniettare|iniezione|puntura ; inyectar|inyección
insert|insertion ; einfügen|eingefügt|einlegen|einstecken ; insérer|insertion ; inserire|inserimento ; insertar|introducir|inserción
insist|insistence ; bestehen auf|beharren|darauf bestehen ; insister|insistance ; insistere|insistenza ; insistir|insistencia
insult|insulting ; beleidigen|beleidigt|Beleidigung|beschimpfen ; insulter|insulte|offenser|injure verbale ; insultare|insulto|offendere|offesa ; insultar|insulto|ofender|ofensa
integrate|integration ; integrieren|Integration|eingliedern|Eingliederung ; intégrer|intégration ; integrare|integrazione ; integrar|integración
interact|interaction ; interagieren|Wechselwirkung|Interaktion ; interagir|interaction ; interagire|interazione ; interactuar|interacción
intercept|interception ; abfangen|abgefangen|abhören ; intercepter|interception ; intercettare|intercettazione ; interceptar|interceptación
interfere|interference|meddle ; sich einmischen|Einmischung|stören|Störung durch Dritte ; s'ingérer|ingérence|interférence ; interferire|interferenza|ingerenza ; interferir|interferencia|injerencia
intervene|intervention|step in ; eingreifen|Eingriff|einschreiten|Intervention ; intervenir|intervention ; intervenire|intervento ; intervenir|intervención
involve|involved|involvement ; einbeziehen|beteiligt|verwickelt|involviert ; impliquer|impliqué|implication ; coinvolgere|coinvolto|coinvolgimento ; implicar|involucrar|implicado
joke|kidding ; scherzen|Witz|Scherz|Spass|Spaß ; plaisanter|blague|plaisanterie ; scherzare|scherzo|barzelletta ; bromear|broma|chiste
jump|leap ; springen|gesprungen|Sprung|hüpfen ; sauter|saut ; saltare|salto ; saltar|salto
kick ; treten|Tritt|Fusstritt ; coup de pied ; calciare|calcio dato ; patear|patada
kidnap|kidnapping|abduct|abduction ; entführen|entführt|Entführung ; enlever une personne|enlèvement|kidnapping ; rapire|rapimento|sequestro di persona ; secuestrar|secuestro|rapto
kiss ; küssen|Kuss ; embrasser|baiser ; baciare|bacio ; besar|beso
kneel ; knien ; s'agenouiller ; inginocchiarsi ; arrodillarse
knit|knitting ; stricken|gestrickt ; tricoter|tricot ; lavorare a maglia ; tejer|hacer punto
knock ; klopfen|anklopfen ; toquer|frapper à la porte ; bussare ; llamar a la puerta
laugh|laughter ; lachen|gelacht|Gelächter ; rire|rires ; ridere|risata ; reír|risa
lean on ; lehnen|anlehnen ; s'appuyer ; appoggiarsi ; apoyarse
lick ; lecken ; lécher ; leccare ; lamer
manipulate|manipulation|tamper with ; manipulieren|Manipulation ; manipuler|manipulation ; manipolare|manipolazione|manomettere ; manipular|manipulación
melt|molten|thaw ; schmelzen|geschmolzen|auftauen|Schmelze ; fondre|fonte|dégeler|décongeler ; fondere|sciogliere|disgelo|scongelare ; derretir|fundir|descongelar|deshielo
mislead|misleading|deceptive ; irreführen|irreführend|Irreführung|täuschen|Täuschung ; induire en erreur|trompeur|tromper ; ingannare|ingannevole|trarre in inganno ; inducir a error|engañoso|engañar
misunderstand|misunderstanding ; missverstehen|missverstanden|Missverständnis ; mal comprendre|malentendu ; fraintendere|malinteso ; malentender|malentendido
mourn|mourning|grief ; trauern|Trauer ; être en deuil|deuil ; essere in lutto|lutto ; estar de luto|luto
mow|lawn mower|mowing ; mähen|Rasenmäher ; tondre le gazon|tondeuse ; falciare|tosaerba|tagliaerba ; cortar el césped|segar|cortacésped
navigate|navigation ; navigieren|Navigation ; naviguer|navigation ; navigare|navigazione ; navegar|navegación
nod ; nicken ; hocher la tête|acquiescer ; annuire ; asentir
nourish|nourishment|nutritious ; nähren|Nahrung|nahrhaft ; nourriture ; nutriente ; nutritivo
overflow|spill over ; überlaufen|Überlauf|überfliessen ; déborder|débordement ; traboccare|straripare ; desbordarse|desbordamiento
overlap|overlapping ; überschneiden|Überschneidung|überlappen ; chevaucher|chevauchement ; sovrapporsi|sovrapposizione ; solaparse|solapamiento
overtake|overtaking ; überholen|Überholmanöver ; dépasser une voiture|dépassement ; sorpassare|sorpasso ; adelantar a un vehículo|adelantamiento
peel ; schälen|Schale von Obst ; éplucher|peler ; sbucciare|buccia ; pelar|piel de fruta
plead ; plädieren|Plädoyer ; plaider|plaidoirie ; arringa|perorare ; alegar|alegato
plough|plow ; pflügen|Pflug ; labourer|charrue ; arare|aratro ; arar|arado
pour ; giessen|gießen|eingiessen|einschenken ; verser un liquide ; versare un liquido ; verter
preach|preacher|sermon ; predigen|Predigt|Prediger ; prêcher|sermon|prédicateur ; predicare|predica|sermone ; predicar|sermón|predicador
pretend|pretence ; vortäuschen|so tun als ob|vorgeben ; faire semblant|feindre ; fingere|far finta ; fingir|aparentar
pronounce|pronunciation ; aussprechen|Aussprache ; prononcer|prononciation ; pronunciare|pronuncia ; pronunciar|pronunciación
provoke|provocation ; provozieren|Provokation ; provoquer quelqu'un|provocation ; provocare|provocazione ; provocar|provocación
purify|purification ; reinigen von Wasser|Aufbereitung ; purifier|épuration|épurer ; purificare|depurare|depurazione ; purificar|depurar|depuración
push|pushed ; stossen|stoßen|gestossen|schieben|geschoben|drücken ; pousser|poussée ; spingere|spinto|spinta ; empujar|empuje
react|reaction ; reagieren|Reaktion ; réagir|réaction ; reagire|reazione ; reaccionar|reacción
realise|realize|become aware ; merken|bemerken|bewusst werden ; se rendre compte|s'apercevoir ; rendersi conto|accorgersi ; darse cuenta|percatarse
reassure|reassuring ; beruhigen|beruhigend ; rassurer|rassurant ; rassicurare|rassicurante ; tranquilizar|tranquilizador
reconcile|reconciliation ; versöhnen|Versöhnung ; réconcilier|réconciliation ; riconciliare|riconciliazione ; reconciliar|reconciliación
reflect|reflection ; spiegeln|reflektieren|widerspiegeln|Reflexion ; refléter|réfléchir la lumière|reflet ; riflettere|riflesso ; reflejar|reflejo
regret|remorse ; bedauern|bereuen|Reue ; regretter|regret|remords ; rimpiangere|rimpianto|rimorso|rammarico ; arrepentirse|arrepentimiento|lamentar
reinforce|reinforcement|strengthen ; verstärken|verstärkt|Verstärkung|bestärken ; renforcer|renforcement|renfort ; rinforzare|rafforzare|rinforzo ; reforzar|refuerzo|fortalecer
relieve|relief|alleviate ; lindern|Linderung|erleichtern|Entlastung ; soulager|soulagement|alléger ; alleviare|sollievo ; aliviar|alivio
repeat|repetition|repeated|recurring ; wiederholen|wiederholt|Wiederholung ; répéter|répétition|réitérer ; ripetere|ripetizione|ripetuto ; repetir|repetición|reiterar
respect ; respektieren|Respekt|achten ; respecter|respect ; rispettare|rispetto ; respetar|respeto
restrain|restraint ; zurückhalten|Zurückhaltung ; retenir|retenue de soi ; trattenere|moderazione ; contener|moderación
retreat ; sich zurückziehen|Rückzug ; battre en retraite|repli ; ritirarsi|ritirata ; retirarse|retirada
retrieve|retrieval ; abrufen|abgerufen|wiedererlangen ; récupérer|récupération ; recuperare|recupero ; recuperar|recuperación
revenge|vengeance|take revenge ; rächen|Rache ; se venger|vengeance ; vendicarsi|vendetta ; vengarse|venganza
revive|resuscitate|resuscitation ; wiederbeleben|Wiederbelebung|Reanimation ; réanimer|réanimation ; rianimare|rianimazione ; reanimar|reanimación
reward|rewarding ; belohnen|belohnt|Belohnung ; récompenser|récompense ; ricompensare|ricompensa ; recompensar|recompensa
ride a horse|rider|horse riding ; reiten|geritten|Reiter ; faire du cheval|équitation|cavalier ; cavalcare|equitazione|cavaliere ; montar a caballo|equitación|jinete
roll ; rollen|Rolle Papier ; rouler|rouleau ; rotolare|rotolo ; rodar|rollo
rotate|rotation|spin|revolve ; drehen|gedreht|Drehung|rotieren|Rotation ; tourner sur soi|rotation|pivoter ; ruotare|rotazione|girare su se stesso ; girar|rotación
rot|rotten|decay|decompose ; faulen|verfault|faul geworden|verwesen|verrotten ; pourrir|pourri|pourriture ; marcire|marcio|decomporsi ; pudrirse|podrido|descomponerse
ruin ; ruinieren|Ruine|Ruin ; ruiner|ruine ; rovinare|rovina|rovine ; arruinar|ruina
run|runner|running race|jogging|jog ; rennen|gerannt|Läufer|joggen ; courir|coureur|course à pied|footing ; correre|corridore|corsa a piedi ; correr|corredor|carrera a pie
rust|rusty|corrosion|corrode ; rosten|Rost|rostig|verrostet|Korrosion ; rouiller|rouille|corrosion ; arrugginire|ruggine|corrosione ; oxidarse|óxido|herrumbre|corrosión
sabotage ; sabotieren|Sabotage ; saboter|sabotage ; sabotare|sabotaggio ; sabotear|sabotaje
sacrifice ; opfern|Opfer bringen ; sacrifier|sacrifice ; sacrificare|sacrificio ; sacrificar|sacrificio
satisfy|satisfied|satisfaction|content with ; zufriedenstellen|zufrieden|Zufriedenheit ; satisfaire|satisfait|satisfaction ; soddisfare|soddisfatto|soddisfazione ; satisfacer|satisfecho|satisfacción
scatter ; streuen|verstreuen|zerstreuen ; disperser|éparpiller ; disperdere|spargere ; dispersar|esparcir
scratch|scratched ; kratzen|zerkratzt|Kratzer ; rayer|rayure|griffer ; graffiare|graffio ; rayar|rasguño|arañazo
scream|shout|yell ; schreien|geschrien|Schrei|rufen laut ; crier|cri|hurler ; gridare|urlare|grido ; gritar|grito
sew|sewing|stitch ; nähen|genäht|Naht|Nähmaschine ; coudre|cousu|couture ; cucire|cucito|cucitura ; coser|costura
shake|shook|shaken|vibrate|vibration ; schütteln|geschüttelt|vibrieren|Vibration|Erschütterung ; secouer|agiter|vibrer|vibration ; scuotere|agitare|vibrare|vibrazione ; sacudir|agitar|vibrar|vibración
shatter|smash to pieces ; zerbrechen|zerbrochen|zerschmettern ; briser|fracasser ; frantumare|infrangere ; hacer añicos|destrozar
shave|razor|shaver ; rasieren|Rasur|Rasierer ; raser|rasoir|rasage ; radere|rasoio|rasatura ; afeitar|afeitado|navaja de afeitar
shine|shiny|glow ; scheinen der Sonne|glänzen|glänzend|leuchten ; briller|brillant ; brillare|splendere|lucido ; brillar|brillante|resplandecer
shiver|tremble|tremor ; zittern|beben ; trembler|frissonner|tremblement ; tremare|tremito|rabbrividire ; temblar|temblor|tiritar
shoot|shot dead|shooting|gunfire ; schiessen|schießen|geschossen|Schuss|Schiesserei ; tirer un coup de feu|fusillade|coup de feu ; sparare|sparo|sparatoria ; disparar|disparo|tiroteo
sigh ; seufzen ; soupirer ; sospirare ; suspirar
simplify|simplification|make easier ; vereinfachen|vereinfacht|Vereinfachung ; simplifier|simplification ; semplificare|semplificazione ; simplificar|simplificación
simulate|simulation|simulator ; simulieren|Simulation ; simuler|simulation ; simulare|simulazione ; simular|simulación
skate|skating|ice rink ; Schlittschuh laufen|eislaufen|Eisbahn|Schlittschuh ; patiner|patinage|patinoire ; pattinare|pattinaggio|pista di pattinaggio ; patinar|patinaje|pista de hielo
smell|odour|odor|stink ; riechen|gerochen|Geruch|stinken|Gestank ; sentir mauvais|odeur ; odore|puzzare|puzza ; oler|olor|apestar
smile ; lächeln|Lächeln ; sourire ; sorridere|sorriso ; sonreír|sonrisa
smuggle|smuggling|smuggler ; schmuggeln|Schmuggel|Schmuggler ; passer en contrebande|contrebande|contrebandier ; contrabbandare|contrabbando ; pasar de contrabando|contrabando
sneeze ; niesen ; éternuer ; starnutire ; estornudar
snore ; schnarchen ; ronfler ; russare ; roncar
soak ; einweichen|durchnässen ; tremper|imbiber ; inzuppare|ammollo ; remojar|empapar
speculate|speculation ; spekulieren|Spekulation ; spéculer|spéculation ; speculare|speculazione ; especular|especulación
spell|spelling ; buchstabieren|Rechtschreibung|Schreibweise ; épeler|orthographe ; ortografia|sillabare ; deletrear|ortografía
spill|spillage ; verschütten|auslaufen lassen ; renverser un liquide|déversement ; rovesciare|sversamento ; derramar|derrame
spit ; spucken ; cracher ; sputare ; escupir
spoil|go off|gone off|perishable|spoilage ; verderben|verdorben|verderblich ; se gâter|périssable|avarié ; andare a male|deperibile|avariato ; echarse a perder|perecedero|estropearse
spray ; sprühen|Spray|besprühen ; pulvériser|vaporiser ; spruzzare|spruzzo ; rociar|pulverizar
squeeze ; quetschen|auspressen ; presser un fruit|serrer fort ; spremere|strizzare ; exprimir|apretar
stab|stabbing ; stechen|gestochen|erstechen|Stich ; poignarder|coup de couteau ; pugnalare|accoltellare ; apuñalar|puñalada
stack|pile up|pile|heap ; stapeln|gestapelt|Stapel|Haufen ; empiler|pile de|tas ; impilare|pila di|mucchio ; apilar|montón|pila de
stammer|stutter ; stottern ; bégayer ; balbettare ; tartamudear
stare ; starren|anstarren ; fixer du regard|dévisager ; fissare con gli occhi ; mirar fijamente
starve|starvation|hunger|hungry|famine ; hungern|verhungern|Hunger|hungrig|Hungersnot ; mourir de faim|faim|famine|affamé ; morire di fame|fame|carestia|affamato ; pasar hambre|hambre|hambruna|hambriento
steer|steering|steering wheel ; lenken|gelenkt|Lenkrad|Steuerrad ; piloter un véhicule|volant ; sterzare|volante ; conducir el volante|volante
stimulate|stimulus|stimulation ; anregen|Anregung|stimulieren|Reiz ; stimuler|stimulation ; stimolare|stimolo ; estimular|estímulo
sting ; Insektenstich|stechen der Insekten ; piqûre d'insecte ; puntura d'insetto ; picadura
stir ; rühren|umrühren ; remuer|touiller ; rimestare|girare con il cucchiaio ; remover con cuchara
stretch ; dehnen|strecken|gedehnt ; étirer|étirement ; stirare i muscoli|allungare ; estirar|estiramiento
stroll|wander ; bummeln|spazieren|wandern umher ; flâner|se promener|balade ; passeggiare|passeggiata ; pasear|paseo
stumble|trip over ; stolpern|gestolpert ; trébucher ; inciampare ; tropezar
suck ; saugen|lutschen ; sucer|aspirer ; succhiare ; chupar
surprise|surprising|surprised ; überraschen|überrascht|Überraschung|überraschend ; surprendre|surpris|surprise|surprenant ; sorprendere|sorpresa|sorprendente ; sorprender|sorpresa|sorprendente
suspect|suspicion|suspicious ; verdächtigen|Verdacht|verdächtig|Verdächtige|Argwohn ; soupçonner|soupçon|suspect ; sospettare|sospetto ; sospechar|sospecha|sospechoso
sweat|perspire|perspiration ; schwitzen|Schweiss|Schweiß ; transpirer|sueur|transpiration ; sudare|sudore ; sudar|sudor
sweep ; kehren|fegen|wischen|gewischt ; balayer ; spazzare|scopare ; barrer
swell|swelling|swollen ; schwellen|geschwollen|Schwellung|anschwellen ; enfler|gonflement|enflé ; gonfiarsi|gonfiore|gonfio ; hincharse|hinchazón
swing ; schaukeln|Schaukel|schwingen ; se balancer|balançoire ; dondolare|altalena ; columpiarse|columpio
tame ; zähmen|zahm ; apprivoiser|apprivoisé ; addomesticare|domestico ; domesticar|domar|manso
taste|tasty|flavour|flavor|delicious ; schmecken|Geschmack|schmackhaft|köstlich|Aroma ; goûter un plat|goût|saveur|délicieux|savoureux ; assaggiare|gusto|sapore|delizioso|gustoso ; saborear|sabor|sabroso|delicioso
tease|mock|make fun of ; necken|spotten|verspotten|sich lustig machen ; se moquer|taquiner ; prendere in giro|deridere ; burlarse|tomar el pelo
tilt|incline|inclination ; neigen|geneigt|Neigung|kippen ; incliner|inclinaison ; inclinare|inclinazione ; inclinar|inclinación
torture|torment ; foltern|Folter|quälen ; torturer|torture ; torturare|tortura ; torturar|tortura
touch|contact with skin ; berühren|berührt|Berührung|anfassen ; toucher|contact physique ; toccare|contatto fisico ; tocar|contacto físico
trace|trail|footprint ; Spur|Spuren|aufspüren ; trace|piste ; traccia|orma ; rastro|huella
transplant|transplantation|organ donor ; transplantieren|Transplantation|Organspender ; transplanter|transplantation|greffe|donneur d'organes ; trapiantare|trapianto ; trasplantar|trasplante
trust|rely on|reliable|reliability|trustworthy ; vertrauen|Vertrauen|verlässlich|zuverlässig|Zuverlässigkeit ; faire confiance|confiance|fiable|fiabilité ; fidarsi|fiducia|affidabile|affidabilità ; confiar|confianza|fiable|fiabilidad
twist ; verdrehen|verdreht|winden ; tordre|torsion ; torcere|torsione ; torcer|torsión
undo|reverse a step ; rückgängig machen|rückgängig ; défaire|annuler l'action ; disfare|annullare l'operazione ; deshacer
vomit|throw up|nausea|feel sick ; erbrechen|sich übergeben|Übelkeit|kotzen ; vomir|vomissement|nausée ; vomitare|vomito|nausea ; vomitar|vómito|náusea
wake|wake up|awake|awaken ; wecken|aufwachen|wach|aufwecken ; réveiller|se réveiller|éveillé ; svegliare|sveglio|risveglio ; despertar|despierto
weaken|weakening ; schwächen|geschwächt|Schwächung|abschwächen ; affaiblir|affaiblissement ; indebolire|indebolimento ; debilitar|debilitamiento
weave|woven|weaver ; weben|gewebt|Weber ; tisser|tissage|tisserand ; tessere|tessuto a mano|tessitore ; tejer en telar|tejedor
weld|welding|welder ; geschweisst ; souder|soudure|soudeur ; saldare metallo|saldatura|saldatore ; soldar|soldadura|soldador
whisper ; flüstern ; chuchoter|murmurer ; sussurrare ; susurrar
whistle ; pfeifen|gepfiffen|Pfeife|Pfiff ; siffler|sifflet ; fischiare|fischio|fischietto ; silbar|silbato
wipe ; abwischen|wegwischen ; essuyer ; pulire con un panno ; limpiar con un paño
wonder ; sich fragen|sich wundern ; se demander ; chiedersi|domandarsi ; preguntarse
worry|worried|anxiety|anxious|concerned about ; sich sorgen|Sorge|besorgt|Sorgen machen ; s'inquiéter|inquiet|inquiétude|souci ; preoccuparsi|preoccupato|preoccupazione|ansia ; preocuparse|preocupado|preocupación|ansiedad
wrestle|wrestling|wrestler ; ringen|Ringer|Ringkampf|schwingen ; lutter|lutte sportive|lutteur ; lottare|lotta sportiva|lottatore ; luchar cuerpo a cuerpo|lucha libre
yawn ; gähnen ; bâiller ; sbadigliare ; bostezar
float|afloat ; schwimmen auf Wasser|schweben|treiben ; flotter ; galleggiare ; flotar
gamble|gambling|casino ; Glücksspiel|Kasino|zocken ; jeu de hasard|jeux d'argent|casino ; gioco d'azzardo|casinò ; juego de azar|casino
mumble|mutter ; murmeln|nuscheln ; marmonner ; borbottare ; murmurar|mascullar
glide ; gleiten|geglitten ; glisser ; scivolare|planare ; deslizarse
slip|slippery|skid ; ausrutschen|rutschig|glatt|rutschen|Glatteis ; déraper|verglas ; sdrucciolevole ; resbalar|resbaladizo
sit|sit down|sat ; sitzen|gesessen|sich setzen ; s'asseoir|assis ; sedersi|seduto ; sentarse|sentado
stand up|standing ; stehen|aufstehen|gestanden ; se lever|debout ; alzarsi in piedi|in piedi ; ponerse de pie|de pie
lie down ; sich hinlegen|liegend ; s'allonger|se coucher|allongé ; sdraiarsi|sdraiato|coricarsi ; acostarse|tumbarse
fall|fell down|tumble ; fallen|gefallen|stürzen|gestürzt|Sturz ; tomber|tombé|chute ; cadere|caduto|caduta ; caer|caído|caída
climb|climber|mountaineer ; klettern|geklettert|Bergsteiger|besteigen ; grimper|escalader|escalade|alpiniste ; arrampicarsi|scalare|alpinista ; trepar|escalar|escalador|alpinista
dress|get dressed ; sich anziehen|angezogen sein ; s'habiller|habillé ; vestirsi|vestito addosso ; vestirse
undress ; sich ausziehen ; se déshabiller ; spogliarsi ; desvestirse
wash oneself|take a shower|shower|bathe ; duschen|Dusche|baden|sich waschen ; se doucher|douche|se laver ; fare la doccia|doccia|lavarsi ; ducharse|ducha|lavarse
comb one's hair|comb|hairbrush ; kämmen|Kamm|Haarbürste ; peigner|peigne|brosse à cheveux ; pettinare|pettine|spazzola per capelli ; peinar|peine|cepillo del pelo
brush one's teeth|toothbrush|toothpaste ; Zähne putzen|Zahnbürste|Zahnpasta ; se brosser les dents|brosse à dents|dentifrice ; lavarsi i denti|spazzolino|dentifricio ; cepillarse los dientes|cepillo de dientes|pasta de dientes
iron clothes|ironing ; bügeln|gebügelt|Bügeleisen ; repasser du linge|repassage|fer à repasser ; stirare i panni|ferro da stiro ; planchar|plancha
`;
