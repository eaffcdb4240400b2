/** Things and opposites that are easily taken for each other, one a line: English; German; French; Italian; Spanish, words parted by bars. */
export const pairConcepts = `
bridge ; Brücke|Brücken ; pont ; ponte ; puente
tunnel ; Tunnel ; tunnel ; tunnel|galleria ; túnel
download ; herunterladen|Download ; télécharger|téléchargement ; scaricare|scaricamento ; descargar|descarga
non-refundable|no refund ; nicht rückerstattbar|keine Rückerstattung|keine Erstattung ; non remboursable|aucun remboursement ; non rimborsabile|nessun rimborso ; no reembolsable|sin reembolso
non-transferable ; nicht übertragbar|unübertragbar ; incessible|non transmissible ; non trasferibile|non cedibile ; intransferible
unfurnished ; unmöbliert ; non meublé ; non arredato|non ammobiliato ; sin amueblar
balance of trade ; Handelsbilanz ; balance commerciale ; bilancia commerciale ; balanza comercial
exports|export of goods ; Exporte ; exportations ; esportazioni ; exportaciones
imports|import of goods ; Einfuhren|Importe|Einfuhr ; importations ; importazioni ; importaciones
fixed interest|fixed rate ; Festzins|fester Zinssatz|Festhypothek ; taux fixe ; tasso fisso ; tipo fijo
variable interest|variable rate ; variabler Zins|variabler Zinssatz ; taux variable ; tasso variabile ; tipo variable
special character ; Sonderzeichen ; caractère spécial ; carattere speciale ; carácter especial
upper case|capital letter ; Grossbuchstabe|Großbuchstabe|Grossbuchstaben ; majuscule ; maiuscola|lettera maiuscola ; mayúscula
lower case|small letter ; Kleinbuchstabe|Kleinbuchstaben ; minuscule ; minuscola|lettera minuscola ; minúscula
last train ; letzter Zug ; dernier train ; ultimo treno ; último tren
first train ; erster Zug ; premier train ; primo treno ; primer tren
night bus ; Nachtbus ; bus de nuit ; autobus notturno ; autobús nocturno
early shift|morning shift ; Frühschicht|Frühdienst ; équipe du matin|service du matin ; turno mattutino|turno del mattino ; turno de mañana
late shift|evening shift ; Spätschicht|Spätdienst ; équipe du soir|service du soir ; turno serale ; turno de tarde
double room ; Doppelzimmer ; chambre double ; camera doppia|camera matrimoniale ; habitación doble
single room ; Einzelzimmer ; chambre individuelle|chambre simple ; camera singola ; habitación individual
indoor pool ; Hallenbad ; piscine couverte ; piscina coperta ; piscina cubierta
outdoor pool|lido ; Freibad|Badi ; piscine en plein air ; piscina all'aperto|lido ; piscina al aire libre
net weight ; Nettogewicht ; poids net ; peso netto ; peso neto
round up ; aufrunden|aufgerundet ; arrondir au supérieur ; arrotondare per eccesso ; redondear al alza
round down ; abrunden|abgerundet ; arrondir à l'inférieur ; arrotondare per difetto ; redondear a la baja
New Year|New Year's Day ; Neujahr ; Nouvel An ; Capodanno ; Año Nuevo
New Year's Eve ; Silvester ; Saint-Sylvestre ; San Silvestro ; Nochevieja
Christmas Eve ; Heiligabend ; veille de Noël ; vigilia di Natale ; Nochebuena
Boxing Day|St Stephen's Day ; Stephanstag|zweiter Weihnachtsfeiertag ; Saint-Étienne ; Santo Stefano ; San Esteban
Good Friday ; Karfreitag ; Vendredi saint ; Venerdì santo ; Viernes Santo
Easter Monday ; Ostermontag ; lundi de Pâques ; lunedì di Pasqua|Pasquetta ; lunes de Pascua
Ascension Day|Ascension ; Auffahrt|Christi Himmelfahrt ; Ascension ; Ascensione ; Ascensión
Whit Monday ; Pfingstmontag ; lundi de Pentecôte ; lunedì di Pentecoste ; lunes de Pentecostés
Pentecost|Whitsun ; Pfingsten ; Pentecôte ; Pentecoste ; Pentecostés
second home|secondary residence ; Zweitwohnung|Nebenwohnsitz|Zweitwohnsitz ; résidence secondaire ; residenza secondaria|seconda casa ; segunda residencia
main residence|primary residence ; Hauptwohnsitz|Hauptwohnung ; résidence principale ; residenza principale ; residencia principal
birth rate ; Geburtenrate ; taux de natalité ; tasso di natalità ; tasa de natalidad
population growth ; Bevölkerungswachstum ; croissance démographique ; crescita demografica ; crecimiento demográfico
population density ; Bevölkerungsdichte ; densité de population ; densità di popolazione ; densidad de población
on an empty stomach ; auf nüchternen Magen|nüchtern ; à jeun ; a stomaco vuoto|a digiuno ; en ayunas
before meals ; vor dem Essen|vor den Mahlzeiten ; avant le repas|avant les repas ; prima dei pasti ; antes de las comidas
after meals ; nach dem Essen|nach den Mahlzeiten ; après le repas|après les repas ; dopo i pasti ; después de las comidas
away game ; Auswärtsspiel ; match à l'extérieur ; partita in trasferta ; partido fuera de casa
home game ; Heimspiel ; match à domicile ; partita in casa ; partido en casa
honorary member ; Ehrenmitglied ; membre d'honneur ; socio onorario ; socio honorario
passive member|supporting member ; Passivmitglied|Gönnermitglied ; membre passif ; socio passivo|socio sostenitore ; socio pasivo
active member ; Aktivmitglied ; membre actif ; socio attivo ; socio activo
life sentence ; lebenslänglich|lebenslange Haft ; réclusion à perpétuité ; ergastolo ; cadena perpetua
death penalty ; Todesstrafe ; peine de mort ; pena di morte ; pena de muerte
prison term|prison sentence ; Freiheitsstrafe|Haftstrafe ; peine privative de liberté|peine de prison ; pena detentiva ; pena de prisión
seat reservation|reserve a seat ; Sitzplatzreservierung|Platzreservation ; réservation de place ; prenotazione del posto ; reserva de asiento
window seat ; Fensterplatz ; place côté fenêtre ; posto finestrino ; asiento de ventanilla
aisle seat ; Gangplatz ; place côté couloir ; posto corridoio ; asiento de pasillo
lighter ; Feuerzeug ; briquet ; accendino ; encendedor|mechero
match for fire|matches for fire ; Streichholz|Zündholz ; allumette ; fiammifero ; cerilla
shampoo ; Shampoo ; shampooing ; shampoo ; champú
soap ; Seife ; savon ; sapone ; jabón
detergent|washing powder ; Waschmittel ; lessive|détergent ; detersivo ; detergente
shovel|spade ; Schaufel|Spaten ; bêche ; vanga ; pala de cavar
rake ; Rechen ; râteau ; rastrello ; rastrillo
upstairs ; im oberen Stock|nach oben ; à l'étage|en haut ; al piano di sopra|di sopra ; arriba|piso de arriba
downstairs ; im unteren Stock|nach unten ; en bas|à l'étage inférieur ; al piano di sotto|di sotto ; abajo|piso de abajo
hand luggage|carry-on|cabin baggage ; Handgepäck|Kabinengepäck ; bagage à main|bagage cabine ; bagaglio a mano ; equipaje de mano
checked baggage|hold luggage ; aufgegebenes Gepäck|Aufgabegepäck ; bagage en soute|bagage enregistré ; bagaglio da stiva|bagaglio registrato ; equipaje facturado
excess baggage ; Übergepäck ; excédent de bagages ; bagaglio in eccesso ; exceso de equipaje
lost luggage ; Gepäckverlust ; bagage perdu ; bagaglio smarrito ; equipaje perdido
import duty ; Einfuhrzoll|Einfuhrabgaben ; droit d'importation|droits d'entrée ; dazio d'importazione ; derecho de importación
export declaration ; Ausfuhranmeldung|Ausfuhrerklärung ; déclaration d'exportation ; dichiarazione d'esportazione ; declaración de exportación
zoology ; Zoologie ; zoologie ; zoologia ; zoología
botany ; Botanik ; botanique ; botanica ; botánica
coffin ; Sarg ; cercueil ; bara ; ataúd
urn ; Urne ; urne ; urna ; urna
hay ; Heu ; foin ; fieno ; heno
straw ; Stroh ; paille ; paglia ; paja
bracelet ; Armband ; bracelet ; braccialetto ; pulsera
necklace ; Halskette ; collier ; collana ; collar
`;
