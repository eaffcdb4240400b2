// Groups are parted by a bar or a new line, the basic form first; only forms whose stem differs from its own stand here.

/** Verbs with several stems. */
const irregularVerbs = `
aller va vont allé ira iront irait aille|avoir eu a ont aura auront avait ait aient avons avez eut
être est sont été fut seront était|boire boit bu boivent buvait buvons
connaître connaît connu connaissent connaissait connus
reconnaître reconnaît reconnu reconnaissent reconnaissance reconnus|courir couru courent courra courut courus
parcourir parcourt parcouru parcourent parcourra|encourir encourt encouru encourent encourra encourus
recourir recourt recouru recourent|croire croit cru croient croyait crut
devoir doit doivent dû dus devra devront doive devons|dire dit disent disait
interdire interdit interdisent interdiction interdits|contredire contredit contredisent contradiction
prédire prédit prédisent prédiction|écrire écrit écrivent écrivait écriture
décrire décrit décrivent décrivait description décrits|inscrire inscrit inscrivent inscrivait inscription
souscrire souscrit souscrivent souscription souscrits|prescrire prescrit prescrivent prescription
transcrire transcrit transcrivent transcription|faire fait font fera feront faisait fasse fit faisons
satisfaire satisfait satisfont satisfaction|lire lit lu lisent lisait lecture lus|élire élit élu élisent élection élus
mettre met mis mettent mit|permettre permet permis permettent permission|admettre admet admis admettent admission
soumettre soumet soumis soumettent soumission|transmettre transmet transmis transmettent transmission
promettre promet promis promettent promesse|commettre commet commettent|omettre omet omis omettent omission
émettre émet émis émettent émission émetteur|compromettre compromet compromis compromettent
remettre remet remis remettent remise|mourir meurt mort meurent mourra mourut décès décéder
naître naît né naissent naquit naissance|offrir offre offert offrent offrons|ouvrir ouvert ouvrent ouverture ouvrons
couvrir couvert couvrent couverture couvrons|découvrir découvert découvrent|souffrir souffert souffrent souffrance
accueillir accueillent|recueillir recueillent|perdre perd perdu perte perdent perdus
pouvoir peut peuvent pu pourra pourront pouvait puisse puissent pouvons put
prendre prend prennent pris prenait prit prenons|apprendre apprend apprennent appris apprentissage
comprendre comprend comprennent compris compréhension comprenait|entreprendre entreprend entreprennent entrepris
surprendre surprend surprennent surpris
recevoir reçoit reçu reçoivent recevra recevait reçut réception reçoive recevons reçus
percevoir perçoit perçu perçoivent percevra perception perçus|concevoir conçoit conçu conçoivent concevra conçus
apercevoir aperçoit aperçu aperçoivent|décevoir déçoit déçu déçoivent déception|rendre rend rendu rendent rendus
vendre vend vendu vente vendent vendons vendus|répondre répond réponse répondent répondu
correspondre correspond correspondent correspondu|attendre attend attendu attendent attente attendus
entendre entend entendu entendent entente entendus|étendre étend étendu étendent extension étendus
défendre défend défendu défendent défense défendus|dépendre dépend dépendu dépendent
descendre descend descendu descendent descente|suspendre suspend suspendu suspendent suspension suspendus
prétendre prétend prétendu prétendent|confondre confond confondu confondent confusion confondus
savoir sait su savent saura sache savait sut|sortir sortent|suivre suit suivi suivent
poursuivre poursuit poursuivi poursuivent|tenir tient tenu tiennent tiendra tienne tint tenus
contenir contient contenu contiennent contiendra contenus
obtenir obtient obtenu obtiennent obtiendra obtention obtint obtienne obtenus
maintenir maintient maintenu maintiennent maintiendra maintien maintenus
retenir retient retenu retiennent retiendra rétention retenus
soutenir soutient soutenu soutiennent soutiendra soutien soutenus|détenir détient détenu détiennent détenus
appartenir appartient appartenu appartiennent|entretenir entretient entretenu entretiennent entretien
valoir vaut valu valent vaudra vaille|équivaloir équivaut équivalent
vouloir veut voulu veulent voudra voulait veuille voulut voulus|venir vient venu viennent viendra vint venus
devenir devient devenu deviennent deviendra devint devenus
intervenir intervient intervenu interviennent interviendra intervention intervenus
convenir convient convenu conviennent conviendra convenus
prévenir prévient prévenu préviennent prévention préviendra prévenus
parvenir parvient parvenu parviennent parviendra parvenus|provenir provient provenu proviennent
survenir survient survenu surviennent survienne survenus|revenu revenus|vivre vit vécu vie vivent vivait vécut vécus
survivre survit survécu survivent|voir voit vu voient vus|prévoir prévoit prévu prévoient prévision prévoyait prévus
falloir faut fallu faudra fallait|joindre joint joignent|rejoindre rejoint rejoignent|craindre craint craignent
contraindre contraint contraignent|plaindre plaint plaignent|atteindre atteint atteignent atteignit
peindre peint peignent peinture peintre|éteindre éteint éteignent extinction
restreindre restreint restreignent restriction|résoudre résout résolu résolvent résolus
dissoudre dissout dissous dissolvent dissolution|conduire conduit conduisent conduisait
produire produit produisent production produisait|construire construit construisent construction construisit
réduire réduit réduisent réduction|traduire traduit traduisent traduction|introduire introduit introduisent introduction
détruire détruit détruisent destruction|instruire instruit instruisent instruction|déduire déduit déduisent déduction
suffire suffit suffisent|inclure inclut inclus incluent|exclure exclut exclu excluent exclusion
conclure conclut conclu concluent conclusion|acquérir acquiert acquis acquièrent acquerra acquisition
requérir requiert requis requièrent requise|conquérir conquiert conquis conquièrent conquête
vaincre vainc vaincu vainquent vainquit victoire vaincus|convaincre convainc convaincu convainquent convaincus
rompre rompt rompu rompent rupture rompus|interrompre interrompt interrompu interrompent interruption interrompus
corrompre corrompu corrompent corruption|battre bat battu battent battus|combattre combat combattu combattent
abattre abat abattu abattent|débattre débat débattu débattent|servir sert servent|dormir dort dorment|sentir sentent
consentir consentent|fuir fuit fui fuient|croître croissent croissance|accroître accroît accru accroissent accroissement
plaire plaît plaisent|paraître paraît paru paraissent parution parus
apparaître apparaît apparu apparaissent apparition apparus
disparaître disparaît disparu disparaissent disparition disparus|asseoir assied assis|payer payons payent paient
envoyer enverra enverront envoient envoyons envois|renvoyer renverra renvoient renvois
employer emploient employons emplois|essayer essaient essayons essais|nettoyer nettoient nettoyons nettoyage
appuyer appuient|acheter achètent achetons achat|rejeter rejettent|choisir choix|définir définition|réussir réussite
fournir fourniture|agir agit agissent|réagir réaction|réunir réunion|guérir guérison|punir punition
créer création créent créons|fonder fondation fondent fondons|louer louent location louons|livraison livrons livrent
rédiger rédaction rédigent rédigeons|corriger correction corrigent corrigeons|protéger protection protègent protégeons
diriger dirigent dirigeons|exiger exigence exigeons|déménager déménagent|décider décision décident décidons
réviser révisent|diffuser diffusent|adhérer adhésion|posséder possession possèdent possédons|céder cession cèdent
procéder procédure procèdent procédons|succéder succession succèdent|accéder accès accèdent|excéder excès excèdent
progresser progrès progressent|signer signature signent signons|nommer nomination nomment nommons
comparer comparaison comparent comparons|blesser blessure blessent|assurer assurent assurons
naviguer navigation naviguent|expliquer expliquent expliquons|appliquer appliquent appliquons
indiquer indiquent indiquons|communiquer communiquent communiquons|publier publient|fabriquer fabriquent fabriquons
impliquer impliquent|éduquer éducation éduquent|modifier modification modifient|vérifier vérification vérifient
notifier notification notifient|certifier certification certifient certificat|qualifier qualification qualifient
classifier classification classifient|identifier identification identifient|spécifier spécifient
justifier justification justifient|planifier planification planifient|simplifier simplification simplifient
rectifier rectification rectifient|multiplier multiplient|copier copie copient|revendiquer revendication revendiquent
provoquer provocation provoquent|convoquer convocation convoquent|évoquer évoquent|bloquer blocage bloquent
débloquer déblocage débloquent|marquer marquent|manquer manquent|risquer risquent|attaquer attaquent
pratiquer pratiquent pratiquons|octroyer octroient octroyent octroyons|voyager voyagent voyageons
engager engagent engageons|changer changent changeons|partager partagent partageons|charger chargent chargeons
échanger échangent échangeons|obliger obligent|négliger négligence|prolonger prolongent prolongeons
héberger hébergent hébergeons|loger logent|juger jugent|annoncer annoncent annonçons|commencer commencent commençons
remplacer remplacent remplaçons|financer financent finançons|exercer exercice exercent|renoncer renonciation renoncent
effacer effacent|lancer lancent lançons|placer placent plaçons|avancer avancent avançons
prononcer prononciation prononcent|négocier négocient|résilier résilient|apprécier apprécient|bénéficier bénéficient
étudier étude étudient|confier confient|évaluer évaluent évaluons|effectuer effectuent effectuons
contribuer contribuent contribuons|distribuer distribuent|attribuer attribuent|constituer constituent
restituer restituent|diminuer diminuent|évoluer évoluent|continuer continuent continuons|exécuter exécution exécutent
opérer opèrent|gérer gestion gèrent gérons|suggérer suggestion suggèrent suggérons|récupérer récupèrent
espérer espoir espèrent espérons|préférer préférence|référer référence|conférer conférence
transférer transfert transfèrent|considérer considèrent considérons|répéter répétition répètent|compléter complètent
rémunérer rémunérons
`;

/** Regular verbs: no rule of endings takes away -ent and -ons. */
const regularVerbs = `
demander demandent demandons|accepter acceptent acceptons|proposer proposent proposons|autoriser autorisent autorisons
utiliser utilisent utilisons|contacter contactent contactons|informer informent informons|inviter invitent invitons
travailler travaillent travaillons|présenter présentent présentons|représenter représentent représentons
adresser adressent adressons|déposer déposent déposons|réserver réservent réservons|rembourser remboursent remboursons
verser versent versons|facturer facturent facturons|annuler annulent annulons|traiter traitent traitons
respecter respectent respectons|consulter consultent consultons|confirmer confirment confirmons
organiser organisent organisons|participer participent participons|limiter limitent limitons
consommer consomment consommons|déclarer déclarent déclarons|contrôler contrôlent contrôlons|aider aident aidons
arriver arrivent arrivons|rester restent restons|donner donnent donnons|trouver trouvent trouvons|passer passent
poser posent posons|laisser laissent laissons|montrer montrent montrons|parler parlent parlons|penser pensent pensons
chercher cherchent cherchons|toucher touchent touchons|regarder regardent regardons|jouer jouent jouons
gagner gagnent gagnons|mesurer mesurent mesurons|compter comptent|coûter coûtent coûtons|durer durent durons
augmenter augmentent augmentons|baisser baissent baissons|stocker stockent stockons|exposer exposent exposons
imposer imposent imposons|opposer opposent opposons|supposer supposent supposons|disposer disposent disposons
composer composent composons|contester contestent contestons|constater constatent constatons|tester testent testons
signaler signalent signalons|rappeler rappellent rappelons|appeler appellent appelons
renouveler renouvellent renouvelons|épeler épellent épelons|accorder accordent accordons|aborder abordent abordons
adopter adoptent adoptons|ajouter ajoutent ajoutons|ajuster ajustent ajustons|aménager aménagent aménageons
améliorer améliorent améliorons|approuver approuvent approuvons approbation|arrêter arrêtent arrêtons
assister assistent assistons|associer associent|attester attestent attestons|cesser cessent cessons
causer causent causons|circuler circulent circulons|classer classent classons|collaborer collaborent collaborons
collecter collectent collectons|commander commandent commandons|comporter comportent comportons
concerner concernent concernons|conserver conservent conservons|consacrer consacrent consacrons
conseiller conseillent conseillons|coopérer coopèrent coopérons|déterminer déterminent déterminons
développer développent développons|dépenser dépensent dépensons|dépasser dépassons|désigner désignent désignons
destiner destinent destinons|détailler détaillent détaillons|détecter détectent détectons|déléguer délèguent déléguons
démissionner démissionnent démissionnons démission|dénoncer dénoncent dénonçons|désactiver désactivent désactivons
activer activent activons|discuter discutent discutons|dominer dominent dominons|doter dotent dotons
douter doutent doutons|éliminer éliminent éliminons|embaucher embauchent embauchons|emprunter empruntent empruntons
encaisser encaissent encaissons|encourager encouragent encourageons|enregistrer enregistrent enregistrons
enseigner enseignent enseignons|entraîner entraînent entraînons|entrer entrent entrons|envisager envisagent envisageons
épouser épousent épousons|équiper équipent équipons|estimer estiment estimons|éviter évitent évitons
examiner examinent examinons|excuser excusent excusons|exister existent existons|exploiter exploitent exploitons
exporter exportent exportons|importer importent importons|transporter transportent transportons
exprimer expriment exprimons expression|favoriser favorisent favorisons|figurer figurent figurons|fixer fixent fixons
fonctionner fonctionnent fonctionnons|formuler formulent formulons|fréquenter fréquentent fréquentons
garder gardent gardons|habiter habitent habitons|hésiter hésitent hésitons|imaginer imaginent imaginons
imprimer impriment imprimons impression|indemniser indemnisent indemnisons indemnité|installer installent installons
intégrer intègrent intégrons|intéresser intéressent intéressons|interroger interrogent interrogeons
inventer inventent inventons|licencier licencient|manger mangent mangeons|manifester manifestent manifestons
mandater mandatent mandatons|mentionner mentionnent mentionnons|mériter méritent méritons|motiver motivent motivons
nécessiter nécessitent nécessitons|objecter objectent objectons|observer observent observons|occuper occupent occupons
offenser offensent offensons|optimiser optimisent optimisons|oublier oublient|pénaliser pénalisent pénalisons
piloter pilotent pilotons|plafonner plafonnent plafonnons|préciser précisent précisons|prélever prélèvent prélevons
préparer préparent préparons|présumer présument présumons|prêter prêtent prêtons|privilégier privilégient|prier prient
priver privent privons|profiter profitent profitons|programmer programmons|quitter quittent quittons
raconter racontent racontons|ramasser ramassons|rassembler rassemblent rassemblons|réaliser réalisent réalisons
réclamer réclamons|recommander recommandent recommandons|récompenser récompensent récompensons
recruter recrutent recrutons|refuser refusent refusons|régulariser régularisent régularisons|relever relèvent relevons
remarquer remarquent remarquons|remercier remercient|rencontrer rencontrent rencontrons
renseigner renseignent renseignons|rentrer rentrent rentrons|réparer réparent réparons|reporter reportent reportons
résister résistent résistons|résulter résultent résultons|retourner retournent retournons retour
retarder retardent retardons|séjourner séjournent séjournons|sélectionner sélectionnent sélectionnons sélection
séparer séparent séparons|situer situent situons|solliciter sollicitent sollicitons|souhaiter souhaitent souhaitons
souligner soulignent soulignons|stationner stationnent stationnons|stipuler stipulent stipulons
subventionner subventionnent subventionnons subvention|supporter supportent supportons|supprimer supprimons suppression
surveiller surveillent surveillons|taxer taxent taxons|télécharger téléchargent téléchargeons
téléphoner téléphonent téléphonons|témoigner témoignent témoignons|tenter tentent tentons|terminer terminent terminons
tirer tirent|tolérer tolérons|tomber tombent tombons|tourner tournent tournons|trier trient|troubler troublent troublons
valider valident validons|varier varient|viser visent visons|visiter visitent visitons|voter votent votons
valoriser valorisent valorisons|verrouiller verrouillent verrouillons|virer virent virons|abonner abonnent abonnons
abandonner abandonnent abandonnons|abriter abritent abritons|absorber absorbent absorbons|accélérer accélérons
accompagner accompagnent accompagnons|accumuler accumulent accumulons|acquitter acquittent acquittons
actualiser actualisent actualisons|administrer administrent administrons|affecter affectent affectons
afficher affichent affichons|affirmer affirment affirmons|aggraver aggravent aggravons|alimenter alimentent alimentons
allouer allouent allouons|analyser analysent analysons|animer animent animons|archiver archivent archivons
assigner assignent assignons|attacher attachent attachons|attirer attirent attirons|auditer auditent auditons
calculer calculent calculons|célébrer célèbrent célébrons|clôturer clôturent clôturons|combiner combinent combinons
compenser compensent compensons|conditionner conditionnent conditionnons
connecter connectent connectons connexion connexions|cotiser cotisent cotisons|cultiver cultivent cultivons
dater datent datons|déboucher débouchent débouchons|décliner déclinent déclinons|décorer décorent décorons
dédommager dédommagent dédommageons|dégager dégagent dégageons|délivrer délivrent délivrons|demeurer demeurent demeurons
démontrer démontrent démontrons|déplacer déplacent déplaçons|dérober dérobent dérobons|dessiner dessinent dessinons
détacher détachent détachons|dissimuler dissimulent dissimulons|documenter documentent documentons
domicilier domicilient|économiser économisent économisons|écouter écoutent écoutons|élaborer élaborent élaborons
élever élèvent élevons|emballer emballent emballons|émigrer émigrent émigrons|empêcher empêchent empêchons
encadrer encadrent encadrons|endommager endommagent endommageons|entreposer entreposent entreposons|énumérer énumérons
évacuer évacuent évacuons|expédier expédient|expirer expirent expirons|expulser expulsent expulsons
fidéliser fidélisent fidélisons|garer garent garons|grouper groupent groupons|hériter héritent héritons héritage
homologuer homologuent homologuons|ignorer ignorent ignorons|illustrer illustrent illustrons
implanter implantent implantons|incorporer incorporent incorporons|initier initient|inspecter inspectent inspectons
insister insistent insistons|interpréter interprètent interprétons|isoler isolent isolons|majorer majorent majorons
marier marient mariage|minorer minorent minorons|moderniser modernisent modernisons|monter montent montons
muter mutent mutons|numériser numérisent numérisons|orienter orientent orientons|parapher paraphent paraphons
patienter patientent|pardonner pardonnent pardonnons|perfectionner perfectionnent perfectionnons
persister persistent persistons|plaider plaident plaidons|poster postent postons|précéder précédons
prospecter prospectent prospectons|protester protestent protestons|prouver prouvent prouvons|quantifier quantifient
raccorder raccordent raccordons|ramener ramènent ramenons|rapporter rapportent rapportons
réaffirmer réaffirment réaffirmons|rechercher recherchent recherchons|réformer réforment réformons
régler réglent réglons|relancer relancent relançons|relier relient|remonter remontent remontons
renforcer renforcent renforçons|rénover rénovent rénovons|renverser renversent renversons|résider résidons résidence
restaurer restaurent restaurons|restructurer restructurent restructurons|révéler révèlent révélons
ruiner ruinent ruinons|saluer saluent saluons|sanctionner sanctionnent sanctionnons
sauvegarder sauvegardent sauvegardons|sauver sauvent sauvons|scanner scannent scannons|sécuriser sécurisent sécurisons
sembler semblent semblons|signifier signifient|soigner soignent soignons|soulever soulèvent soulevons
spécialiser spécialisent spécialisons|stimuler stimulent stimulons|structurer structurent structurons
subordonner subordonnent subordonnons|superviser supervisent supervisons|susciter suscitent suscitons
tarder tardent tardons|tracer tracent traçons|transformer transforment transformons|vacciner vaccinent vaccinons
vendanger vendangent vendangeons|ventiler ventilent ventilons|voler volent volons
`;

/** Verbs and their nouns. */
const nounsOfVerbs = `
crédit crédits créditent créditons|débit débits débitent débitons
`;

/** Nouns and adjectives. */
const nounsAndAdjectives = `
œil yeux|noyau noyaux|tuyau tuyaux|bijou bijoux|vœu vœux|bleu bleus|pneu pneus|numéro numéros|conflit conflits
entier entiers|menu menus|info infos|photo photos|vidéo vidéos|euro euros|forfait forfaits|dégât dégâts|déficit déficits
petit petits|usager usagers|étranger étrangers|léger légers|individu individus|absolu absolus|inconnu inconnus
kilo kilos|lieu lieux|logo logos|studio studios|piano pianos|délit délits|transit transits|convoi convois|trou trous
clou clous|verrou verrous|jeu jeux|feu feux|cheveu cheveux|aveu aveux|neveu neveux|travail travaux|bail baux|mal maux
vitrail vitraux|bon meilleur|nouveau nouvelle|beau belle|vieux vieille|long longue longueur|blanc blanche
sec sèche sécheresse|doux douce|faux fausse|fou folle|gros grosse|grec grecque|turc turque|favori favorite|haut hauteur
large largeur|profond profondeur|grand grandeur|massif massive|neuf neuve|bref brève brièvement|directeur directrice
acteur actrice|auteur autrice|lecteur lectrice|inspecteur inspectrice|rédacteur rédactrice|traducteur traductrice
créateur créatrice|fondateur fondatrice|formateur formatrice|conducteur conductrice|producteur productrice
instituteur institutrice|ambassadeur ambassadrice|vendeur vendeuse|bailleur bailleresse|demandeur demanderesse
chercheur chercheuse|joueur joueuse|chanteur chanteuse|chômeur chômeuse|maître maîtresse|possible possibilité
disponible disponibilité|capable capacité|pauvre pauvreté|jeune jeunesse|riche richesse|vrai vérité|libre liberté
absent absence|urgent urgence
`;

/** Regular plurals that their endings do not bring to the stem of the word. */
const plurals = `
déçu déçus|malentendu malentendus|satisfait satisfaits|cousu cousus
casino casinos|vrai vrais|aigu aigus|flou flous|ambigu ambigus|tordu tordus
assidu assidus|parfait parfaits|ennui ennuis|têtu têtus|pointu pointus
superflu superflus|genou genoux|placebo placebos|biberon biberons
hérisson hérissons|moucheron moucherons|hibou hiboux|chou choux
potiron potirons|saucisson saucissons|appétit appétits|bambou bambous
tissu tissus|granit granits|caillou cailloux|micro micros|stylo stylos
radio radios|écho échos|labo labos|zéro zéros|hindou hindous|veto vetos
manuscrit manuscrits|tournoi tournois|enfui enfuis|opinion opinions
répondu répondus|prescrit prescrits|appui appuis|promu promus|octroi octrois
survécu survécus|combattu combattus|rébellion rébellions|répandu répandus
aperçu aperçus|contagion contagions|frigo frigos|échu échus|ardu ardus
récit récits|milieu milieux|tribu tribus|religion religions|dieu dieux
commission commissions|ratio ratios|débattu débattus|insatisfait insatisfaits
paroi parois|appli applis|gabarit gabarits|auto autos|vélo vélos|métro métros
moto motos|apéro apéros|corrompu corrompus|déconnexion déconnexions
adieu adieux|enjeu enjeux|loi lois|étui étuis|ami amis|abri abris
profit profits
`;

export const frenchForms = [irregularVerbs, regularVerbs, nounsOfVerbs, nounsAndAdjectives, plurals]
  .map((part) => part.trim().replaceAll("\n", "|"))
  .join("|");
