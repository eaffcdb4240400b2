/** Everyday nouns and the one English word for each: English; German; French; Italian; Spanish. */
export const commonNouns = `
work;Arbeit|Arbeiten;travail|travaux;lavoro|lavori;trabajo|trabajos|obra|obras
working time;Arbeitszeit;temps de travail|horaire de travail;orario di lavoro;horario de trabajo
workplace;Arbeitsplatz|Arbeitsort;lieu de travail|poste de travail;posto di lavoro|luogo di lavoro;puesto de trabajo|lugar de trabajo
job;Job|Stelle|Stellen|Arbeitsstelle;emploi|poste;impiego;empleo|puesto
position;Position;position;posizione;posición
place;Ort|Orte|Platz|Plätze;lieu|place|endroit;luogo|posto|posti;lugar|sitio
location;Standort|Lage;emplacement|site;ubicazione;ubicación
price;Preis|Preise;prix;prezzo|prezzi;precio|precios
cost;Kosten;coût|coûts;costo|costi;coste|costes|costo
expenses;Spesen|Auslagen|Ausgaben;frais|dépenses;spese;gastos
fee;Gebühr|Gebühren|Honorar;taxe|redevance|émolument|honoraires;tassa|tasse|onorario;tasa|honorarios
charges;Nebenkosten|Aufwand;charges|charge;oneri;cargas
contribution;Beitrag|Beiträge;contribution|cotisation|cotisations;contributo|contributi;contribución|cuota
membership fee;Mitgliederbeitrag|Jahresbeitrag;cotisation annuelle;quota sociale|quota annuale;cuota anual
share;Anteil|Anteile;part|parts;quota|quote|parte;parte|porcentaje
part;Teil|Teile;partie|parties|pièce;pezzo;pieza
allowance;Pauschale|Zulage|Entschädigung;indemnité|indemnités;indennità;asignación|dieta
compensation;Vergütung|Schadenersatz;dédommagement;risarcimento|indennizzo;compensación|indemnización
right;Recht|Rechte|Anspruch;droit|droits;diritto|diritti;derecho|derechos
law;Gesetz|Gesetze;loi|lois;legge|leggi;ley|leyes
duty;Pflicht|Pflichten;obligation|obligations|devoir;obbligo|obblighi|dovere;obligación|deber
rule;Regel|Regeln|Regelung;règle|règles;regola|regole;regla|reglas|norma
regulations;Reglement|Ordnung|Verordnung;règlement;regolamento;reglamento
order;Bestellung|Auftrag|Aufträge;commande|commandes;ordine|ordini|ordinazione;pedido|pedidos|orden
request;Antrag|Anträge|Gesuch|Gesuche|Anfrage;demande|demandes|requête;richiesta|richieste|domanda|domande;solicitud|petición
question;Frage|Fragen;question|questions;quesito;pregunta|cuestión
answer;Antwort|Antworten;réponse|réponses;risposta|risposte;respuesta
account;Konto|Konten;compte|comptes;conto|conti;cuenta|cuentas
deadline;Frist|Fristen|Termin;délai|délais|échéance;termine|termini|scadenza;plazo|plazos
date;Datum;date|dates;data;fecha|fechas
data;Daten|Angaben;données|donnée;dati;datos
time;Zeit|Zeiten|Zeitpunkt;temps|moment;tempo|momento;tiempo|momento
time of day;Uhrzeit;;orario|orari;horario
duration;Dauer;durée;durata;duración
beginning;Beginn|Anfang|Start;début|commencement;inizio;inicio|comienzo
end;Ende|Schluss;fin;fine;fin|final
morning;Morgen|Vormittag;matin|matinée;mattina|mattino;
noon;Mittag;midi;mezzogiorno;mediodía
afternoon;Nachmittag;après-midi;pomeriggio;tarde
evening;Abend|Abende;soir|soirée|soirs;sera|serata;noche
night;Nacht|Nächte;nuit|nuits;notte|notti;noches
hour;Stunde;;;
minute;Minute;minute;minuto;minuto
person;Person;personne;persona;persona
man;Mann|Männer;homme|hommes;uomo|uomini;hombre|hombres
woman;Frauen;femme|femmes;donna|donne;mujer|mujeres
child;Kind|Kinder|Kindern;enfant|enfants;bambino|bambini|bambina|figli;niño|niños|hijo|hijos
parents;Eltern;parents;genitori;padres
family;Familie|Familien;famille|familles;famiglia|famiglie;familia|familias
guest;Gast|Gäste;hôte|invité|invités;ospite|ospiti;huésped|invitado
customer;Kunde|Kunden|Kundin;client|clients|cliente;cliente|clienti;cliente|clientes
employee;Mitarbeiter|Mitarbeitende|Mitarbeiterin|Angestellte|Arbeitnehmer;employé|employés|employée|salarié|salariés|collaborateur|collaborateurs;dipendente|dipendenti|impiegato|collaboratore|collaboratori|lavoratore;empleado|empleados|trabajador|trabajadores
employer;Arbeitgeber|Arbeitgeberin;employeur;datore di lavoro;empleador|empresa
staff;Personal|Belegschaft;personnel;personale;personal
boss;Chef|Chefin|Vorgesetzte|Vorgesetzten;chef|cheffe|supérieur|patron;capo|superiore;jefe|jefa
management;Geschäftsleitung|Geschäftsführung|Leitung;direction|gestion;direzione|gestione;dirección|gestión
head;Leiter|Leiterin|Kopf;directeur|directrice|tête;direttore|direttrice|testa;director|directora|cabeza
company;Firma|Firmen|Unternehmen|Betrieb|Betriebe|Gesellschaft;entreprise|entreprises|société|sociétés|boîte;azienda|aziende|ditta|ditte|impresa|imprese|società;empresa|empresas|compañía|sociedad
office;Büro|Büros|Amt;bureau|bureaux|office;ufficio|uffici;oficina|oficinas
department;Abteilung|Abteilungen;département|service;reparto|servizio;departamento
service;Dienst|Dienstleistung|Dienstleistungen;services|prestation|prestations;servizi|prestazione|prestazioni;servicio|servicios
association;Verein|Vereins|Verband;association;associazione;asociación
member;Mitglied|Mitglieder|Mitgliedern;membre|membres;membro|membri|socio|soci;miembro|miembros|socio|socios
committee;Vorstand|Komitee|Ausschuss;comité;comitato;comité|junta
meeting;Sitzung|Sitzungen|Versammlung|Besprechung;réunion|séance|assemblée;riunione|seduta|assemblea;reunión|asamblea
vote;Stimme|Stimmen|Abstimmung;vote|voix;voto|voti|votazione;voto|votos
decision;Entscheid|Entscheidung|Beschluss|Beschlüsse;décision|décisions;decisione|decisioni|delibera;decisión|acuerdo
proposal;Vorschlag|Vorschläge;proposition|propositions;proposta|proposte;propuesta
offer;Angebot|Angebote|Offerte|Offerten;offre|offres|devis;offerta|offerte|preventivo;oferta|ofertas|presupuesto
contract;Vertrag|Verträge|Vertrags;contrat|contrats;contratto|contratti;contrato|contratos
notice of termination;Kündigung|Kündigungen;résiliation|congé de résiliation|licenciement;disdetta|licenziamento;despido|rescisión
notice period;Kündigungsfrist;délai de résiliation|préavis;preavviso|termine di disdetta;preaviso|plazo de preaviso
resignation;Austritt|Rücktritt;démission;dimissioni;dimisión
change;Änderung|Änderungen|Veränderung|Wechsel;changement|changements|modification;cambiamento|modifica|cambio;cambio|cambios
error;Fehler;erreur|erreurs|faute;errore|errori;error|errores|fallo
problem;Problem|Probleme;problème|problèmes;problema|problemi;problema|problemas
damage;Schaden|Schäden;dommage|dommages|dégât|dégâts|sinistre;danno|danni|sinistro;daño|daños
defect;Mangel|Mängel|Defekt;défaut|défauts;difetto|difetti|guasto;defecto|avería
repair;Reparatur|Reparaturen;réparation|réparations;riparazione|riparazioni;reparación
reason;Grund|Gründe|Gründen;raison|raisons|motif|motifs;motivo|motivi|ragione;motivo|razón
cause;Ursache|Ursachen;cause|causes;causa|cause;causa|causas
result;Ergebnis|Ergebnisse|Resultat;résultat|résultats;risultato|risultati;resultado|resultados
aim;Ziel|Ziele|Zweck;but|objectif|objectifs;scopo|obiettivo|obiettivi;objetivo|meta
project;Projekt|Projekte|Vorhaben;projet|projets;progetto|progetti;proyecto|proyectos
plan;Plan|Pläne|Planung;plan|planification;piano|piani|pianificazione;plan|planes
list;Liste|Listen|Verzeichnis;liste|listes;lista|elenco;lista
number;Nummer|Zahl|Anzahl;nombre|numéro|chiffre;numero|numeri|cifra;número|números
amount;Betrag|Beträge|Summe;montant|montants|somme;importo|importi|somma;importe|cantidad|suma
quantity;Menge|Mengen;quantité|quantités;quantità;cantidades
money;Geld|Gelder;argent;denaro|soldi;dinero
invoice;Rechnung|Rechnungen;facture|factures;fattura|fatture|bolletta;factura|facturas
payment;Zahlung|Zahlungen;paiement|paiements|versement;pagamento|pagamenti|versamento;pago|pagos
rate;Satz|Rate|Raten|Tarif;taux|tarif|tarifs;tasso|rata|rate|tariffa|tariffe;tarifa|tipo
discount;Rabatt|Skonto;rabais|remise|escompte;sconto|sconti;descuento
tax;Steuer|Steuern;impôt|impôts|taxes;imposta|imposte;impuesto|impuestos
salary;Lohn|Löhne|Gehalt;salaire|salaires;salario|stipendio;salario|sueldo
rent;Miete|Mieten|Mietzins;loyer|loyers;affitto|pigione|canone;alquiler|renta
tenant;Mieter|Mieterin|Mieterschaft;locataire|locataires;inquilino|inquilini|conduttore|locatario;inquilino|arrendatario
landlord;Vermieter|Vermieterin;bailleur|bailleresse|propriétaire;locatore|locatrice|proprietario;arrendador|propietario
flat;Wohnung|Wohnungen;appartement|appartements|logement;appartamento|appartamenti;piso|apartamento|vivienda
house;Haus|Häuser|Hauses;maison|maisons|immeuble;casa|case|stabile;casa|casas
home;Zuhause|Heim;domicile;domicilio;hogar|domicilio
building;Gebäude|Bau;bâtiment|bâtiments;edificio|edifici;edificio|edificios
room;Zimmer|Raum|Räume;chambre|pièces|salle|salles|local|locaux;camera|camere|stanza|sala|sale|locale|locali;habitación|sala|cuarto
door;Tür|Türen|Tor;porte|portes;porta|porte;puerta|puertas
window;Fenster;fenêtre|fenêtres;finestra|finestre;ventana|ventanas
key;Schlüssel;clé|clés|clef;chiave|chiavi;llave|llaves
road;Strasse|Straße|Strassen|Weg|Wege;rue|route|routes|chemin;strada|strade|via;calle|carretera|camino
car;Auto|Autos|Wagen|Fahrzeug|Fahrzeuge;voiture|voitures|véhicule|véhicules;auto|macchina|veicolo|veicoli;coche|coches|vehículo
parking;Parkplatz|Parkplätze;place de parc|parking|stationnement;parcheggio|parcheggi|posteggio;aparcamiento
train;Zug|Züge|Bahn;train|trains;treno|treni;tren|trenes
journey;Reise|Reisen|Fahrt|Fahrten;voyage|voyages|trajet|déplacement;viaggio|viaggi|tragitto;viaje|viajes
city;Stadt|Städte;ville|villes;città;ciudad|ciudades
municipality;Gemeinde|Gemeinden;commune|communes|municipalité;comune|comuni;municipio|ayuntamiento
country;Land|Länder;pays;paese|paesi;país|países
world;Welt;monde;mondo;mundo
area;Gebiet|Bereich|Fläche;domaine|zone|surface;zona|area|settore|superficie;área|zona|superficie
side;Seite|Seiten;côté|page;lato|pagina;lado|página
water;Wasser;eau|eaux;acqua|acque;agua|aguas
electricity;Strom|Elektrizität;électricité|courant;elettricità|corrente;electricidad|corriente
heating;Heizung;chauffage;riscaldamento;calefacción
food;Essen|Nahrung|Lebensmittel;nourriture|aliment|aliments;cibo|alimento|alimenti;comida|alimento|alimentos
meal;Mahlzeit|Mahlzeiten;repas;pasto|pasti;comidas
animal;Tier|Tiere|Tieren;animal|animaux;animale|animali;animal|animales
dog;Hund|Hunde;chien|chiens;cane|cani;perro|perros
school;Schule|Schulen;école|écoles;scuola|scuole;escuela|escuelas|colegio
pupil;Schüler|Schülerinnen;élève|élèves;allievo|allievi|alunno|alunni;alumno|alumnos
teacher;Lehrer|Lehrerin|Lehrperson|Lehrpersonen;enseignant|enseignants|professeur|maître;docente|insegnante|maestro|maestra;profesor|profesora|maestro
course;Kurs|Kurse;cours|formation;corso|corsi|formazione;curso|cursos|formación
holiday;Ferien|Urlaub;vacances|congé|congés;vacanza|vacanze|ferie;vacaciones
day off;Feiertag|Feiertage;jour férié|jours fériés;giorno festivo|festivo|festivi;festivo|festivos
break;Pause|Pausen;pause|pauses;pausa|pause;pausa|descanso
illness;Krankheit|Krankheiten;maladie|maladies;malattia|malattie;enfermedad|baja
accident;Unfall|Unfälle;accident|accidents;incidente|incidenti|infortunio;accidente|accidentes
doctor;Arzt|Ärztin|Ärzte;médecin|médecins|docteur;medico|medici|dottore|dottoressa;médico|doctora
insurance;Versicherung|Versicherungen;assurance|assurances;assicurazione|assicurazioni;seguro|seguros
authority;Behörde|Behörden;autorité|autorités;autorità;autoridad|autoridades
document;Dokument|Dokumente|Unterlage|Unterlagen;document|documents|dossier;documento|documenti|pratica;documento|documentos
letter;Brief|Briefe|Schreiben;lettre|lettres|courrier;lettera|lettere;carta|cartas
form;Formular|Formulare;formulaire;modulo|moduli;formulario
signature;Unterschrift|Unterschriften;signature;firma|firme;firma|firmas
name;Name|Namen;nom|noms;nome|nomi|cognome;nombre|nombres|apellido
address;Adresse|Adressen|Anschrift;adresse|adresses;indirizzo|indirizzi;dirección postal
phone;Telefon|Handy;téléphone|portable;telefono|cellulare;teléfono|móvil
computer;Computer|Rechner|Laptop;ordinateur|ordinateurs;computer;ordenador|ordenadores
device;Gerät|Geräte;appareil|appareils|dispositif;apparecchio|apparecchi|dispositivo;aparato|dispositivo
machine;Maschine|Maschinen;machine|machines;macchinario;máquina|máquinas
thing;Sache|Sachen|Ding|Dinge;chose|choses;cose|roba;cosa|cosas
goods;Ware|Waren|Güter;marchandise|marchandises|biens;merce|merci|beni;mercancía|mercancías
delivery;Lieferung|Lieferungen;livraison|livraisons;consegna|consegne|fornitura;entrega|entregas
supplier;Lieferant|Lieferanten;fournisseur|fournisseurs;fornitore|fornitori;proveedor|proveedores
shop;Laden|Geschäft|Geschäfte|Shop;magasin|magasins|boutique;negozio|negozi;tienda|tiendas
warranty;Garantie|Gewährleistung;garantie|garanties;garanzia|garanzie;garantía
case;Fall|Fälle|Fällen;cas;caso|casi;caso|casos
event;Veranstaltung|Veranstaltungen|Anlass|Ereignis|Ereignisse;événement|événements|manifestation;evento|eventi|manifestazione;evento|eventos|acontecimiento
visit;Besuch|Besuche;visite|visites;visita|visite;visita|visitas
help;Hilfe;aide;aiuto;ayuda
way;Art|Weise;manière|façon|sorte;modo|maniera;modo|manera
kind;Sorte|Typ;genre|type|types;tipo|tipi|genere;tipos|clase
group;Gruppe|Gruppen;groupe|groupes;gruppo|gruppi;grupo|grupos
life;Leben;vie;vita;vida
death;Tod;mort|décès;morte|decesso;muerte
war;Krieg|Kriege;guerre|guerres;guerra|guerre;guerra|guerras
king;König|Königs;roi|rois;re;rey|reyes
state;Staat|Staates|Staaten;état|états;stato|stati;estado|estados
government;Regierung;gouvernement;governo;gobierno
people;Volk|Bevölkerung|Menschen|Mensch;peuple|population;popolo|popolazione;pueblo|población
century;Jahrhundert|Jahrhunderts;siècle|siècles;secolo|secoli;siglo|siglos
history;Geschichte;histoire;storia;historia
language;Sprache|Sprachen;langue|langues;lingua|lingue;lengua|idioma
book;Buch|Bücher;livre|livres;libro|libri;libro|libros
light;Licht;lumière;luce|luci;luz
air;Luft;air;aria;aire
mountain;Berg|Berge|Bergen;montagne|montagnes;montagna|montagne|monte;montaña|montañas|monte
river;Fluss|Flüsse;fleuve|rivière;fiume|fiumi;río|ríos
lake;See|Seen;lac|lacs;lago|laghi;lago|lagos
tree;Baum|Bäume;arbre|arbres;albero|alberi;árbol|árboles
metre;Meter|Metern;mètre|mètres;metro|metri;metro|metros
kilometre;Kilometer|Kilometern;kilomètre|kilomètres;chilometro|chilometri;kilómetro|kilómetros
centimetre;Zentimeter|Zentimetern;centimètre|centimètres;centimetro|centimetri;centímetro|centímetros
square metres;Quadratmeter|Quadratmetern;mètres carrés;metri quadrati|metri quadri;metros cuadrados
square kilometres;Quadratkilometer|Quadratkilometern;kilomètres carrés;chilometri quadrati;kilómetros cuadrados
cubic metres;Kubikmeter;mètres cubes;metri cubi;metros cúbicos
kilogram;Kilogramm|Kilo;kilogramme|kilogrammes|kilo|kilos;chilogrammo|chilogrammi|chilo|chili;kilogramo|kilogramos|kilo
tonne;Tonne|Tonnen;tonne|tonnes;tonnellata|tonnellate;tonelada|toneladas
litre;Liter|Litern;litre|litres;litro|litri;litro|litros
degree;Grad|Graden;degré|degrés;grado|gradi;grado|grados
million;Million|Millionen;million|millions;milione|milioni;millón|millones
thousand;Tausend;mille|milliers;mille|mila|migliaia;mil|miles
hundred;Hundert;cent|centaine;cento|centinaio;cien|ciento
length;Länge;longueur;lunghezza;longitud
height;Höhe;hauteur|altitude;altezza;altura
width;Breite;largeur;larghezza;anchura|ancho
weight;Gewicht;poids;peso;peso
size;Grösse|Größe;taille|grandeur;dimensione|dimensioni|grandezza;tamaño
temperature;Temperatur;température;temperatura;temperatura
colour;Farbe|Farben;couleur|couleurs;colore|colori;color|colores
exit;Ausgang|Ausgänge;sortie|sorties;uscita|uscite;salida|salidas
entrance;Eingang|Eingänge;entrée|entrées;entrata|ingresso;entrada
kitchen;Küche|Küchen;cuisine|cuisines;cucina|cucine;cocina
farm;Bauernhof;la ferme;fattoria;granja
meter;Zähler;compteur|compteurs;contatore|contatori;contador|contadores
reading;Ablesung|Lektüre;relevé|lecture;lettura|letture;lectura
deposit;Kaution|Depot;caution|dépôt|acompte;deposito|cauzione|acconto;depósito|fianza
assets;Vermögen;patrimoine|fortune;patrimonio;patrimonio
stop;Haltestelle|Halt;arrêt;fermata|sosta;parada
construction;Bauarbeiten;construction;costruzione|costruzioni;construcción
installation;Anlage|Anlagen|Installation;installation|installations;impianto|impianti;instalación
technician;Techniker;technicien|techniciens;tecnico|tecnici;técnico
storage;Aufbewahrung|Lagerung;stockage|conservation;custodia|conservazione;almacenamiento
grounds;Gelände|Areal;terrain|enceinte;terreno|area esterna;terreno|recinto
increase;Erhöhung|Anstieg|Zunahme;augmentation|hausse;aumento|aumenti;aumento|incremento
visitor;Besucher|Besucherin;visiteur|visiteurs;visitatore|visitatori;visitante|visitantes
note;Notiz|Hinweis|Hinweise;remarque|remarques;osservazione|annotazione;nota|notas
theft;Diebstahl|Diebstähle;vol de|vol simple|vol avec effraction;furto|furti;robo|hurto
flight;Flug|Flüge;vols|avion;volo|voli;vuelo|vuelos
point;Punkt|Punkte;point|points;punto|punti;punto|puntos
step;Schritt|Schritte|Stufe|Stufen;étape|étapes;passo|fase|tappa;paso|etapa
measure;Massnahme|Massnahmen|Maßnahme|Maßnahmen;mesure|mesures;misura|misure|provvedimento;medida|medidas
condition;Bedingung|Bedingungen|Voraussetzung;condition|conditions;condizione|condizioni;condición|condiciones
use;Nutzung|Gebrauch|Verwendung;utilisation|usage;utilizzo|uso;uso|utilización
operation;Betriebs|Bedienung|Einsatz;opération|opérations|exploitation|fonctionnement;operazione|operazioni|esercizio;operación|funcionamiento
responsibility;Verantwortung|Haftung;responsabilité;responsabilità;responsabilidad
agreement;Vereinbarung|Abkommen;accord|convention;accordo|convenzione;acuerdos|convenio
situation;Situation|Zustand;situation|état des lieux;situazione;situación
information;Information|Informationen|Auskunft;information|informations|renseignement|renseignements;informazione|informazioni;información
training;Ausbildung|Weiterbildung|Schulung;formation continue|apprentissage;formazione continua|aggiornamento|tirocinio;capacitación
tray;Schale|Fach;bac|bacs;vaschetta|vassoio;bandeja
runner;Läufer|Läuferin;coureur|coureurs|coureuse;corridore|corridori;corredor|corredores
indicator light;Kontrolllampe|Lämpchen;voyant|voyants;spia|spie;piloto luminoso
council;Rat|Gemeinderat;conseil;consiglio;consejo
product;Produkt|Produkte;produit|produits;prodotto|prodotti;producto|productos
cooperative;Genossenschaft;coopérative;cooperativa;cooperativa
button;Taste|Tasten|Knopf;touche|bouton|boutons;tasto|tasti|pulsante|bottone;botón|tecla
worktop;Arbeitsplatte;plan de travail;piano di lavoro;encimera
means;Mittel;moyen|moyens;mezzo|mezzi;medios
funds;Fonds;fonds;fondo|fondi;fondos
brand;Marke|Marken;marque|marques;marca|marche;marca|marcas
port;Hafen;port|ports;porto|porti;puerto
yard;Hof;cour;cortile;patio
station;Bahnhof;gare|gares;stazione|stazioni;estación
shuttle;Shuttle|Pendelbus;navette|navettes;navetta|navette;lanzadera
minutes of meeting;Protokoll|Protokolle;procès-verbal|procès-verbaux;verbale|verbali;acta|actas
screen;Bildschirm|Display;écran|écrans;schermo|display;pantalla
identity;Identität;identité;identità;identidad
paper;Papier;papier|papiers;carta;papel
window pane;Scheibe|Scheiben;vitre|vitres;vetro|vetri;cristal
load;Last|Ladung;chargement;carico;carga
second;Sekunde|Sekunden;secondes;secondi;segundos
expert;Experte|Experten|Sachverständige;expert|experts;perito|esperto|esperti;experto|perito
administration;Verwaltung;administration;amministrazione;administración
administrator;Verwalter|Verwalterin;administrateur|administratrice;amministratore|amministratrice;administrador
pasta;Teigwaren|Nudeln;pâtes;pasta;pasta
activity;Tätigkeit|Aktivität|Aktivitäten;activité|activités;attività;actividad|actividades
counter;Schalter;guichet;sportello;ventanilla
envelope;Umschlag|Couvert;enveloppe|enveloppes;busta|buste;sobre postal
camera;Kamera|Kameras;caméra|caméras;telecamera|telecamere|videocamera;cámara|cámaras
leak;Leck;fuite|fuites;perdita|perdite|fuga;fuga
facade;Fassade|Fassaden;façade|façades;facciata|facciate;fachada
programme;Programm|Programme;programme|programmes;programma|programmi;programa|programas
balance sheet;Bilanz;bilan;bilancio;balance
tank;Tank|Behälter;réservoir|cuve|citerne;serbatoio;tanque|depósito de agua
parties;Parteien;parties au contrat|les parties;parti|le parti;partes
rest;Rest|Restbetrag;reste|solde;resto|rimanenza;resto
lock;Schloss|Schlösser;serrure|serrures;serratura;cerradura
castle;Schlösser und Burgen;château|châteaux;castello|castelli;castillo
works;Werk|Werke;usine|usines;fabbrica|stabilimento;fábrica
holdings;Bestand|Bestände;fonds documentaire;giacenza|giacenze;existencias
floor;Stock|Stockwerk|Etage;étage|étages;piano|piani;planta
line;Linie|Linien|Leitung|Leitungen;ligne|lignes;linea|linee;línea|líneas
power;Macht|Mächte|Kraft|Leistung;pouvoir|puissance;potere|potenza|forza;poder|potencia|fuerza
formation;Bildung|Entstehung;formation du;formazione di;formación de
bike;Velo|Velos|Fahrrad|Rad;vélo|vélos;bici|bicicletta|biciclette;bicicleta|bicicletas
premium;Prämie|Prämien|Jahresprämie;prime annuelle|prime d'assurance|primes;premio annuo|premi assicurativi;prima anual
printing house;Druckerei;imprimerie;tipografia;imprenta
`;
